-- A sign-up with an address of its own for each request, from a network of its own by the one proxy that the server
-- trusts; wrk hands over the first argument as the run's name. Requests are written out, since what wrk.format costs is
-- taken from the server on the same machine.
local template, number

function init(arguments)
  local body = '{"email":"visitor-' .. arguments[1] .. '-%08d@example.com"}'
  template = "POST " .. wrk.path .. " HTTP/1.1\r\nHost: " .. wrk.headers["Host"]
    .. "\r\nContent-Type: application/json\r\nX-Forwarded-For: %d.%d.%d.1\r\nContent-Length: "
    .. #string.format(body, 0) .. "\r\n\r\n" .. body
  number = 0
end

function request()
  number = number + 1
  return string.format(template, 1 + number % 223, math.floor(number / 223) % 256,
    math.floor(number / 57088) % 256, number)
end
