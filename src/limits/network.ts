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
