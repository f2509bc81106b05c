#!/bin/sh
# Checks a delivery by hand: exits 0 when the signature fits the body and is at most 300 seconds old.
#
#   BRANDPRINT_WEBHOOK_SECRET=whsec_… sh verify.sh "$signature_header" < body.json
#
# Not for a receiver: the comparison does not take constant time, and while openssl runs, other users of the machine can
# see the secret in the list of processes. A second argument replaces the current time, in Unix seconds.
set -eu
export LC_ALL=C

header=${1:?The value of X-Webhook-Signature is missing.}
now=${2:-$(date +%s)}
secret=${BRANDPRINT_WEBHOOK_SECRET:?The signing secret is not set.}

refuse() {
  echo "$1" >&2
  exit 1
}

# The values of t or of v1, one a line.
values() {
  printf '%s' "$header" | tr ',' '\n' | sed -n "s/^ *$1=//p"
}

timestamp=$(values t | head -n 1)
expected=$({ printf '%s.' "$timestamp"; cat; } | openssl dgst -sha256 -hmac "$secret" -r | cut -d ' ' -f 1)
[ ${#expected} -eq 64 ] || refuse 'openssl did not compute the signature.'
values v1 | grep -qxF "$expected" || refuse 'The signature does not fit the body and the secret.'

printf '%s' "$timestamp" | grep -qE '^[0-9]{1,12}$' || refuse 'The timestamp is not a number.'
age=$((now - timestamp))
if [ "${age#-}" -gt 300 ]; then
  refuse 'The delivery is too old, or the clock of this machine is wrong.'
fi
echo 'The signature fits.'
