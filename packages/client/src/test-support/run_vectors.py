import json
import sys

from verify import verify_delivery


def outcome(vector):
    try:
        event = verify_delivery(vector["body"].encode(), vector["header"], vector["secret"], vector["now"])
        return event["id"]
    except ValueError:
        return None


print(json.dumps([outcome(vector) for vector in json.load(sys.stdin)]))
