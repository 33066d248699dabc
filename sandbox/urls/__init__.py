"""The addresses of the sandbox's pages and of rulings."""
