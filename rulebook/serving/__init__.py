"""How the site is served: gunicorn keeps the processes, waitress talks to the clients."""
