"""The sandbox's pages: a request in, a page out. What a page shows is worked out in the rooms beside this one."""
