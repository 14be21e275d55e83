import { isIP } from "node:net";

/**
 * Who sends a request: the socket's address, or, behind proxies that are trusted, the one that the outermost of them
 * saw. What stands further left in `X-Forwarded-For` was written by the sender. Where a proxy wrote something that is
 * no address, its own counts. The socket is only asked where it counts, since that costs a tenth of a form.
 */
export function clientAddress(
  request: Request,
  socketAddress: () => string | undefined,
  trustedProxies: number,
): string {
  const seen = trustedProxies > 0 ? hopBefore(request, trustedProxies) : undefined;
  return readAddress(seen ?? "") ?? readAddress(socketAddress() ?? "") ?? "unknown";
}

function hopBefore(request: Request, proxies: number): string | undefined {
  return request.headers.get("x-forwarded-for")?.split(",").at(-proxies);
}

/**
 * An address as proxies write it: perhaps quoted, in brackets, with a port or a zone. The same address is always
 * answered in the same letters; an IPv4 address that came in by an IPv6 socket is an IPv4 address.
 */
function readAddress(written: string): string | undefined {
  if (isIP(written) === 4) return written;
  const bare = written.trim().replaceAll('"', "");
  const [, inBrackets] = /^\[(.*)\](?::\d+)?$/.exec(bare) ?? [];
  const [, beforePort] = /^([\d.]+):\d+$/.exec(bare) ?? [];
  const address = (inBrackets ?? beforePort ?? bare).replace(/%.*$/, "");
  const version = isIP(address);
  if (version !== 6) return version === 4 ? address : undefined;
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [, high = "", low = ""] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(canonical) ?? [];
  if (high === "") return canonical;
  const bits = [parseInt(high, 16), parseInt(low, 16)];
  return bits.flatMap((pair) => [pair >> 8, pair & 255]).join(".");
}
