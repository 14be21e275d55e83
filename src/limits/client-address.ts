import { isIP } from "node:net";

/** The requests for which others are made within the process. */
const origins = new WeakMap<Request, Request>();

/** Lets the address of one request count for another, which the site itself makes for it. */
export const countFor = (made: Request, origin: Request): void => void origins.set(made, origin);

/** The request whose address counts. */
export const originOf = (request: Request): Request => origins.get(request) ?? request;

/**
 * Returns the client's address: the socket's or, behind trusted proxies, the one the outermost of them saw. Entries
 * further left in `X-Forwarded-For` were written by the client. If a proxy wrote something that is not an address,
 * its own address is used. The socket is read only when needed, because that costs a tenth of a form post.
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
 * Parses an address as proxies write it, with or without quotes, brackets, port or zone, into one canonical form.
 * IPv4-mapped IPv6 becomes IPv4.
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

/**
 * Returns the sender of a request and the network around it. An IPv4 address is a sender in its /24. An IPv6 machine
 * can use any address of its /64, so that is the sender, in its /48. Anything else is its own network.
 */
export function networkOf(address: string): { sender: string; network: string } {
  if (!address.includes(":")) {
    const network = address.replace(/\.\d+$/, ".0/24");
    return { sender: address, network };
  }
  const groups = groupsOf(address);
  return {
    sender: `${groups.slice(0, 4).join(":")}::/64`,
    network: `${groups.slice(0, 3).join(":")}::/48`,
  };
}

/** The eight groups of an IPv6 address, with the zeros that `::` stands for. */
function groupsOf(address: string): string[] {
  const [before = "", after = ""] = address.split("::");
  const [head, tail] = [before, after].map((part) => part.split(":").filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - (head?.length ?? 0) - (tail?.length ?? 0))).fill("0");
  return [...(head ?? []), ...zeros, ...(tail ?? [])];
}
