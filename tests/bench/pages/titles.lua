-- A page under a title of its own for each request; wrk hands over the first argument as the run's name.
local run, number

function init(arguments)
  run, number = arguments[1], 0
  wrk.headers["Accept-Encoding"] = "gzip, deflate, br, zstd"
end

function request()
  number = number + 1
  return wrk.format(nil, string.format("/coming-soon?title=Feature+%s+%d", run, number))
end
