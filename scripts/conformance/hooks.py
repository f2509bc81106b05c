"""What Schemathesis cannot know of the service: whose key to send, and what a test may name.

Nothing here depends on an operation but on names that mean the same everywhere.
"""

import os
import re
from itertools import count

import schemathesis
from hypothesis import strategies as st

keys = os.environ["BRANDPRINT_CONFORMANCE_KEYS"].split(",")

# An object is asked for with the key of the account that made it. All else goes to the accounts in turn, so that no
# account reaches a limit of its own.
turns = count()
turns_per_key = 10
key_of: dict[str, str] = {}


@schemathesis.auth(refresh_interval=None)
class KeyOfOwner:
    def get(self, case, _context):
        for value in (case.path_parameters or {}).values():
            if isinstance(value, str) and value in key_of:
                return key_of[value]
        return keys[next(turns) // turns_per_key % len(keys)]

    def set(self, case, data, _context):
        case.headers["Authorization"] = f"Bearer {data}"


@schemathesis.hook
def after_call(_context, _case, response):
    if response.status_code != 201:
        return
    sent = response.request.headers.get("Authorization", "")
    sent = sent.decode("latin-1") if isinstance(sent, bytes) else sent
    data = response.json().get("data", {})
    made = data.get("id") or data.get("export_id")
    if isinstance(made, str):
        key_of[made] = sent.removeprefix("Bearer ")


# A schema can say that a text is an address, and not that the host of it is public and answers: those that are right
# name this machine, which the service is told to allow. Nothing is sent to anybody else.
local = "127.0.0.1"
paths = st.text("abcdefghijklmnopqrstuvwxyz0123456789-._~/", max_size=200)
schemathesis.openapi.format("iri", paths.map(lambda path: f"https://{local}/{path}"))
host_of_address = re.compile(r"^(https?)://[A-Za-z0-9.-]+(?::\d+)?(?=[/?#]|$)")

# Nor can it say that a data: address holds a picture.
form_of_logo = re.compile(r"^data:image/(?:svg\+xml|png|jpeg|webp)[;,]")
logo = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle r="4"/></svg>'

# A schema cannot state a bound on a product.
rows_max = 100_000

known_sections = (
    "all summary brandIdentity personas swot strategy visualIdentity messaging positioning offerings customerJourney "
    "contentThemes digitalPresence discoverability trustAndExperience insights primaryCallToAction palette logo".split()
)

made_keys = count()


def number(value: object) -> int:
    """A number of a query, which may be text already; 0 for anything else."""
    text = str(value)
    return int(text) if re.fullmatch("[0-9]{1,9}", text) and not isinstance(value, bool) else 0


@schemathesis.hook
def before_call(_context, case, _kwargs):
    body = case.body
    if isinstance(body, dict) and isinstance(body.get("url"), str):
        body["url"] = host_of_address.sub(rf"\1://{local}", body["url"])
        # An analysis of this machine would be one of nothing: the sandbox answers from a sample site.
        if case.path.endswith("/analyze") and isinstance(body.get("test", False), bool):
            body["test"] = True
    # Which sections there are follows from the type of the analysis, which no schema of the request knows; both types have
    # this one. Lists that a schema can refuse are sent as they are.
    if isinstance(body, dict) and case.path.endswith("/export") and isinstance(body.get("sections"), list):
        if body["sections"] and all(name in known_sections for name in body["sections"]):
            body["sections"] = ["brandIdentity"]
    if isinstance(body, dict) and isinstance(body.get("logo"), str) and form_of_logo.match(body["logo"]):
        body["logo"] = logo
    query = case.query
    if isinstance(query, dict):
        page, limit = number(query.get("page", 1)), number(query.get("limit", 20))
        if 1 <= limit <= 100 and rows_max < page * limit and page <= rows_max:
            query["page"] = type(query["page"])(rows_max // limit)
    # A key that was sent before is refused with another body, as it should be; most are to be new.
    name = next((name for name in case.headers or {} if name.lower() == "idempotency-key"), None)
    if name is not None and isinstance(case.headers[name], str) and 1 <= len(case.headers[name]) <= 200:
        case.headers[name] = f"{case.headers[name]}-{next(made_keys)}"
