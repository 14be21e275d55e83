-- A sign-up with an address of its own for each request, from a network of its own by the one proxy that the server
-- trusts; wrk hands over the first argument as the run's name.
local run, number

function init(arguments)
  run, number = arguments[1], 0
  wrk.method = "POST"
  wrk.headers["Content-Type"] = "application/json"
end

function request()
  number = number + 1
  local network = string.format("%d.%d.%d", 1 + number % 223, math.floor(number / 223) % 256, math.floor(number / 57088) % 256)
  wrk.headers["X-Forwarded-For"] = network .. ".1"
  return wrk.format(nil, nil, nil, string.format('{"email":"visitor-%s-%d@example.com"}', run, number))
end
