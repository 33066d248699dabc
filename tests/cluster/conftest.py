"""These tests take minutes and start servers, so `make test` leaves them out; `make test-cluster` runs them."""

import os

collect_ignore_glob = [] if os.environ.get("CLUSTER") else ["test_*.py"]
