"""Settings of the site. What depends on the machine is read from the environment: `OPERATING.md`."""

from pathlib import Path

from csp.constants import NONE, SELF

from rulebook.environment import listed, number, switched_on, text
from rulebook.logs import logging_config
from rulebook.secret_key import secret_key
from rulebook.stores import caches, databases

BASE_DIR = Path(__file__).resolve().parent.parent
VAR = BASE_DIR / text("HEADJUDGE_VAR")
SEARCH_INDEX = VAR / "index"

DEBUG = switched_on("HEADJUDGE_DEBUG")
SECRET_KEY = text("HEADJUDGE_SECRET_KEY") or secret_key(VAR / "secret-key")
ALLOWED_HOSTS = ["127.0.0.1", "localhost", "[::1]", *listed("HEADJUDGE_HOSTS")]

# Nobody logs in: no accounts, no sessions, and no cookie but the edition that somebody searches in. A forged request
# could therefore do nothing that its sender could not do alone, and forms carry no token; what stores something is
# taken from the site's own pages only (`sandbox/views/own_forms.py`).
INSTALLED_APPS = [
    "django.contrib.staticfiles",
    "rest_framework",
    "drf_spectacular",
    "drf_spectacular_sidecar",
    "django_htmx",
    "rulebook",
    "glossary",
    "sandbox",
]
MIDDLEWARE = [
    "rulebook.serving.watched.watch",
    *([] if DEBUG else ["rulebook.serving.kept_pages.keep_whole_pages", "rulebook.serving.known_rulings.keep_rulings"]),
    "django.middleware.security.SecurityMiddleware",
    "django.middleware.gzip.GZipMiddleware",
    # Outside of what limits frames: a page that has not changed is answered without its own limits, and the browser
    # keeps those that it knows.
    "django.middleware.http.ConditionalGetMiddleware",
    "rulebook.serving.content_policy.say_what_may_be_loaded",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.middleware.common.CommonMiddleware",
    "sandbox.throttling.middleware.limit_what_plays",
    "sandbox.throttling.middleware.play_within_one_budget",
    "sandbox.imported_cards.database_cards.know_imported_cards",
    "django_htmx.middleware.HtmxMiddleware",
    "rulebook.serving.patience.WaitForTheDatabase",
]
ROOT_URLCONF = "rulebook.urls"
WSGI_APPLICATION = "rulebook.wsgi.application"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {"context_processors": ["django.template.context_processors.request"]},
    }
]

# Data
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
DATABASES = databases(text("DATABASE_URL"), VAR)
DATABASE_ROUTERS = ["rulebook.content_database.ContentRouter"] if "content" in DATABASES else []

# What processes share: Redis where there is one. Without it each process has a cache of its own, and a machine's
# processes count their clients' requests together.
CACHE = text("HEADJUDGE_CACHE")
CACHES = caches(CACHE)
BROKER = text("HEADJUDGE_BROKER")

# Language and time
LANGUAGE_CODE = "en-us"
TIME_ZONE = "UTC"
USE_I18N = False

# Static files
STATIC_URL = "/static/"
STATIC_ROOT = VAR / "static"
_PLAIN = "django.contrib.staticfiles.storage.StaticFilesStorage"
_COMPRESSED = "whitenoise.storage.CompressedManifestStaticFilesStorage"
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": _PLAIN if DEBUG else _COMPRESSED},
}
WHITENOISE_SKIP_COMPRESS_EXTENSIONS = ("br", "gz", "png", "woff", "woff2", "map")

# What a browser may do with our pages: load what this site serves, and show them in no frame. The embed is the one
# page that lifts the last of these.
X_FRAME_OPTIONS = "DENY"
CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [NONE],
        "script-src": [SELF],
        "style-src": [SELF],
        "img-src": [SELF, "data:"],
        "font-src": [SELF],
        "connect-src": [SELF],
        "manifest-src": [SELF],
        "form-action": [SELF],
        "base-uri": [NONE],
        "frame-ancestors": [NONE],
    }
}

SITE_URL = text("HEADJUDGE_SITE").rstrip("/")
PROXIES = number("HEADJUDGE_PROXIES")

# HTTPS, where somebody in front of the site speaks it
SECURE_SSL_REDIRECT = switched_on("HEADJUDGE_HTTPS")
SECURE_REDIRECT_EXEMPT = ["^healthz$", "^readyz$", "^metrics$"]  # asked for from beside the site
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https") if PROXIES else None
SECURE_HSTS_SECONDS = number("HEADJUDGE_HSTS")
SECURE_HSTS_INCLUDE_SUBDOMAINS = SECURE_HSTS_PRELOAD = switched_on("HEADJUDGE_HSTS_WIDE")

# How often one client may ask for what sets the engine to work
REQUEST_RATES = {
    "pages": text("HEADJUDGE_PAGE_RATE"),
    "api": text("HEADJUDGE_API_RATE"),
    "playback": text("HEADJUDGE_PLAYBACK_RATE"),
    "store": text("HEADJUDGE_STORE_RATE"),
}

# The API
REST_FRAMEWORK = {
    "DEFAULT_AUTHENTICATION_CLASSES": [],
    "DEFAULT_PERMISSION_CLASSES": [],
    "UNAUTHENTICATED_USER": None,
    "DEFAULT_PARSER_CLASSES": ["rest_framework.parsers.JSONParser"],
    "DEFAULT_RENDERER_CLASSES": ["sandbox.api.renderers.ValueRenderer"],
    "DEFAULT_CONTENT_NEGOTIATION_CLASS": "sandbox.api.renderers.Negotiation",
    "DEFAULT_SCHEMA_CLASS": "drf_spectacular.openapi.AutoSchema",
    "EXCEPTION_HANDLER": "sandbox.api.errors.error_response",
    "DEFAULT_THROTTLE_CLASSES": ["sandbox.throttling.api.ClientThrottle"],
    "NUM_PROXIES": PROXIES,
}
SPECTACULAR_SETTINGS = {
    "TITLE": "Headjudge",
    "DESCRIPTION": "The rules of Magic: The Gathering in several editions, and an engine that rules on positions.",
    "VERSION": "1",
    "OAS_VERSION": "3.1.0",
    "SERVE_INCLUDE_SCHEMA": False,
    "SWAGGER_UI_DIST": "SIDECAR",
    "SWAGGER_UI_FAVICON_HREF": "SIDECAR",
}

# What those who run the site see of it
LOGGING = logging_config(text("HEADJUDGE_LOG"), text("HEADJUDGE_LOG_LEVEL"))
METRICS = text("HEADJUDGE_METRICS")

# How many rulings are stored for short links, and how long; 0 days: for good
KEEP_MOST = number("HEADJUDGE_KEEP_MOST")
KEEP_DAYS = number("HEADJUDGE_KEEP_DAYS")
