const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index));

/** All control characters (C0, DEL, C1), line separators and bidi controls, one by one. */
export const hidden: readonly string[] = [
  ...range(0x00, 0x1f),
  ...range(0x7f, 0x9f),
  ...range(0x2028, 0x2029),
  "\u061C",
  ...range(0x200e, 0x200f),
  ...range(0x202a, 0x202e),
  ...range(0x2066, 0x2069),
];

/** All except NUL, which no form accepts and no database stores. */
export const storedHidden = hidden.slice(1);
