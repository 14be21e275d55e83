/**
 * Who sends a request: the socket's address, or, behind proxies that are trusted, the one that the outermost of them
 * saw. What stands further left in `X-Forwarded-For` was written by the sender.
 */
export function clientAddress(
  request: Request,
  socketAddress: string | undefined,
  trustedProxies: number,
): string {
  const hops = (request.headers.get("x-forwarded-for") ?? "").split(",").map((hop) => hop.trim());
  const seen = trustedProxies > 0 ? hops.at(-trustedProxies) : undefined;
  return seen || (socketAddress ?? "unknown");
}
