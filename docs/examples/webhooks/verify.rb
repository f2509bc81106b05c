require "json"
require "openssl"

TOLERANCE_SECONDS = 300

# Returns the event of a delivery; raises when the request is not one.
# raw_body: request.raw_post in Rails, request.body.read in Rack and Sinatra.
# signature_header: request.headers["X-Webhook-Signature"] in Rails,
# request.env["HTTP_X_WEBHOOK_SIGNATURE"] in Rack and Sinatra.
def verify_delivery(raw_body, signature_header, secret, now: Time.now.to_i)
  raise "The signing secret is not set." if secret.to_s.empty?

  parts = signature_header.to_s.split(",").map(&:strip)
  timestamp = parts.find { |part| part.start_with?("t=") }.to_s.delete_prefix("t=")
  signatures = parts.filter { |part| part.start_with?("v1=") }.map { |part| part.delete_prefix("v1=") }
  expected = OpenSSL::HMAC.hexdigest("SHA256", secret, "#{timestamp}.".b + raw_body.b)
  unless signatures.any? { |given| OpenSSL.secure_compare(given, expected) }
    raise "The signature does not fit the body and the secret."
  end
  if (now - Integer(timestamp, 10)).abs > TOLERANCE_SECONDS
    raise "The delivery is too old, or the clock of this machine is wrong."
  end

  JSON.parse(raw_body)
end
