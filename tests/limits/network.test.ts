import { expect, test } from "bun:test";
import { clientAddress } from "../../src/limits/client-address";
import { networkOf } from "../../src/limits/client-address";

function seen(forwarded: string | undefined, proxies: number, socket = "10.0.0.1") {
  const headers = new Headers(forwarded === undefined ? {} : { "x-forwarded-for": forwarded });
  return clientAddress(new Request("http://genie.test/", { headers }), () => socket, proxies);
}

const addresses: [string, string | undefined, number, string][] = [
  ["nothing is believed without a proxy", "203.0.113.9", 0, "10.0.0.1"],
  ["one proxy saw the last", "1.1.1.1, 203.0.113.9", 1, "203.0.113.9"],
  ["two saw the last but one", "1.1.1.1, 203.0.113.9, 10.0.0.7", 2, "203.0.113.9"],
  ["fewer hops than proxies", "203.0.113.9", 2, "10.0.0.1"],
  ["no header", undefined, 1, "10.0.0.1"],
  ["a port", "203.0.113.9:4711", 1, "203.0.113.9"],
  ["brackets", "[2001:DB8::1]", 1, "2001:db8::1"],
  ["brackets, quotes and a port", '"[2001:db8:0:0::1]:443"', 1, "2001:db8::1"],
  ["a zone", "fe80::1%eth0", 1, "fe80::1"],
  ["IPv4 by an IPv6 socket", "::ffff:203.0.113.9", 1, "203.0.113.9"],
  ["the same in hexadecimal", "::FFFF:cb00:7109", 1, "203.0.113.9"],
  ["garbage", "1.1.1.1, unknown", 1, "10.0.0.1"],
  ["an empty hop", "1.1.1.1, ", 1, "10.0.0.1"],
  ["a number too large", "999.1.1.1", 1, "10.0.0.1"],
  ["markup", "<script>", 1, "10.0.0.1"],
];

for (const [what, forwarded, proxies, address] of addresses)
  test(`the client's address with ${proxies} proxies: ${what}`, () => {
    expect(seen(forwarded, proxies)).toBe(address);
  });

test("the socket's address is parsed the same way, and a missing one is unknown", () => {
  expect(seen(undefined, 0, "::ffff:127.0.0.1")).toBe("127.0.0.1");
  expect(clientAddress(new Request("http://genie.test/"), () => undefined, 0)).toBe("unknown");
});

test("IPv4 networks are /24, IPv6 addresses /64 in a /48 network, in any notation", () => {
  expect(networkOf("203.0.113.9")).toEqual({ sender: "203.0.113.9", network: "203.0.113.0/24" });
  const home = { sender: "2001:db8:1:2::/64", network: "2001:db8:1::/48" };
  expect(networkOf("2001:db8:1:2::9")).toEqual(home);
  expect(networkOf("2001:db8:1:2:3:4:5:6")).toEqual(home);
  expect(networkOf("2001:db8::9")).toEqual({
    sender: "2001:db8:0:0::/64",
    network: "2001:db8:0::/48",
  });
  expect(networkOf("::1")).toEqual({ sender: "0:0:0:0::/64", network: "0:0:0::/48" });
  expect(networkOf("unknown")).toEqual({ sender: "unknown", network: "unknown" });
});
