import hashlib
import hmac
import json
import time

TOLERANCE_SECONDS = 300


def verify_delivery(raw_body: bytes, signature_header: str, secret: str, now: float | None = None) -> dict:
    """Returns the event of a delivery; raises ValueError when the request is not one.

    raw_body: the bytes as they came: request.get_data() in Flask, request.body in Django,
    await request.body() in FastAPI. signature_header: the value of X-Webhook-Signature.
    """
    if not secret:
        raise ValueError("The signing secret is not set.")
    parts = [part.strip() for part in (signature_header or "").split(",")]
    timestamp = next((part[2:] for part in parts if part.startswith("t=")), "")
    signatures = [part[3:] for part in parts if part.startswith("v1=")]
    signed = timestamp.encode() + b"." + raw_body
    expected = hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest()
    if not any(hmac.compare_digest(given.encode(), expected.encode()) for given in signatures):
        raise ValueError("The signature does not fit the body and the secret.")
    age = (time.time() if now is None else now) - int(timestamp)
    if abs(age) > TOLERANCE_SECONDS:
        raise ValueError("The delivery is too old, or the clock of this machine is wrong.")
    return json.loads(raw_body)
