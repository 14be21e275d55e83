/** The last host that was found good: nearly all requests name the same one. */
let lastGood = "";

/**
 * Whether what a request names as its host can be one. Two Host headers arrive joined by a comma, and proxies disagree
 * about which one counts, so neither does. None at all, as HTTP/1.0 may have it, is no fault.
 */
export function hasOneHost(request: Request): boolean {
  const host = request.headers.get("host") ?? "";
  if (host === lastGood || host === "") return true;
  if (/[,/?#@\\]/.test(host) || !URL.canParse(`http://${host}/`)) return false;
  lastGood = host;
  return true;
}
