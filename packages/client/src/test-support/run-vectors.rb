require ARGV[0]

outcomes = JSON.parse($stdin.read).map do |vector|
  verify_delivery(vector["body"], vector["header"], vector["secret"], now: vector["now"])["id"]
rescue RuntimeError, ArgumentError
  nil
end
puts JSON.generate(outcomes)
