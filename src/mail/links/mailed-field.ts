/** `3D` is what a badly decoded quoted-printable message leaves of `=`. */
const QUOTED_EQUALS = /^3D/i;

/**
 * Returns a field of a mailed link's query, even if a mail program decoded the link badly: `amp;token=…`, `token=3D…`,
 * `token%3D…`, or encoded it twice. Undefined without one.
 */
export function mailedField(address: string, name: string): string | undefined {
  const { searchParams } = new URL(address);
  for (const [key, value] of searchParams) {
    const [bare = "", glued] = key
      .trim()
      .replace(/^(?:amp;)+/i, "")
      .split(/=(.*)/s);
    if (bare === name) return decodeTwice(glued ?? value);
  }
  return undefined;
}

/** The same without a stray `3D` and what surrounds a word. For values that are words, as types are. */
export const mailedWord = (address: string, name: string): string | undefined =>
  mailedField(address, name)
    ?.replace(QUOTED_EQUALS, "")
    .replaceAll(/[^\w-]/g, "");

/**
 * Returns the tokens that a mailed text may hold, most likely first. Mail programs put brackets, quotes, punctuation and
 * blanks around a link, and break it into lines; none of these is part of a token.
 */
export function tokensIn(text: string): string[] {
  const bare = text.replaceAll(/[^\w.-]/g, "").replace(/^\.+/, "");
  return QUOTED_EQUALS.test(bare) ? [bare, bare.replace(QUOTED_EQUALS, "")] : [bare];
}

function decodeTwice(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
