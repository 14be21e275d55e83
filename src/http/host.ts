/** The last valid host: nearly all requests have the same one. */
let lastValid = "";

/**
 * Returns whether the Host header is valid. Two Host headers arrive joined by a comma; proxies disagree about which
 * one counts, so both are refused. HTTP/1.0 allows requests without one.
 */
export function hasOneHost(request: Request): boolean {
  const host = request.headers.get("host") ?? "";
  if (host === lastValid || host === "") return true;
  if (/[,/?#@\\]/.test(host) || !URL.canParse(`http://${host}/`)) return false;
  lastValid = host;
  return true;
}
