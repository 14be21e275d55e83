/** Text that breaks when it is wrongly escaped, split or normalized. */
export const odd = [
  `O'Brien "the\\quoted" \\n {"table":"users","rows":9}`,
  "two\nlines\tand a tab\r, a bell\u0007, \u2028 and \u2029",
  "e\u0301 is not é; 日本語, עברית \u202e, 👩🏽‍💻, \\u0000, \\x00, \\N, NULL",
];

export const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
/** Times that lower precision would round. */
export const early = "0099-12-31T23:59:59.999999Z";
export const late = "2026-10-25T02:30:00.000001+02:00";
