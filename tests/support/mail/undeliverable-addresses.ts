/** Addresses that no mail server can deliver to, by what is wrong with them. */
export const undeliverable: Record<string, string> = {
  "a local part of 65 octets": `${"a".repeat(65)}@example.com`,
  "a domain without a dot": "a@b",
  "a long domain without a dot": `a@${"b".repeat(63)}`,
  "a dot at the end of the domain": "a@b.",
  localhost: "postmaster@localhost",
  "localhost in capitals": "postmaster@LOCALHOST",
  "a name under localhost": "postmaster@mail.localhost",
  "an IPv4 address": "a@127.0.0.1",
  "a short IPv4 address": "a@127.1",
  "a hexadecimal IPv4 address": "a@127.0.0.0x1",
  "an IPv4 address in full-width digits": "a@１２７.０.０.１",
  "an IPv4 address with ideographic dots": "a@127。0。0。1",
  "an IPv4 literal": "a@[127.0.0.1]",
  "an IPv6 literal": "a@[IPv6:::1]",
  "an IPv6 address": "a@::1",
  "localhost in full-width letters": "a@ｌｏｃａｌｈｏｓｔ",
  "no domain": "a@",
};

/** Similar addresses that are valid, and how each is stored. */
export const deliverable: Record<string, string> = {
  [`${"a".repeat(64)}@example.com`]: `${"a".repeat(64)}@example.com`,
  "a@b.example": "a@b.example",
  "a@localhost.example": "a@localhost.example",
  "a@1.2.3.4.example": "a@1.2.3.4.example",
  "a@163.com": "a@163.com",
  "ann@bücher.example": "ann@xn--bcher-kva.example",
  "ann@例え.テスト": "ann@xn--r8jz45g.xn--zckzah",
  "ann@münchen。example": "ann@xn--mnchen-3ya.example",
};
