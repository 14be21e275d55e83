/**
 * What counts as one sender, and the network around it. An IPv4 address stands for itself, inside its /24. One IPv6
 * machine has a whole /64 to choose addresses from, so that is the sender, inside its /48. Addresses come as
 * `clientAddress` answers them; anything else is its own network.
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

/** The eight groups of an IPv6 address, of which `::` leaves out those that are zero. */
function groupsOf(address: string): string[] {
  const [before = "", after = ""] = address.split("::");
  const [head, tail] = [before, after].map((part) => part.split(":").filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - (head?.length ?? 0) - (tail?.length ?? 0))).fill("0");
  return [...(head ?? []), ...zeros, ...(tail ?? [])];
}
