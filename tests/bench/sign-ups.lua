-- A sign-up with an address of its own for each request; wrk hands over the first argument as the run's name.
local run, number

function init(arguments)
  run, number = arguments[1], 0
  wrk.method = "POST"
  wrk.headers["Content-Type"] = "application/json"
end

function request()
  number = number + 1
  return wrk.format(nil, nil, nil, string.format('{"email":"visitor-%s-%d@example.com"}', run, number))
end
