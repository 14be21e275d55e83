/** Where a link of a message may lead: an address of this site without its fragment, else its front page. */
export function redirectTarget(siteUrl: string, wanted: string | undefined): string {
  const front = `${siteUrl}/`;
  if (wanted === undefined || !URL.canParse(wanted)) return front;
  const address = new URL(wanted);
  address.hash = "";
  // Written anew: what was asked for may hold line ends, which a header must not. Not by its origin: a `blob:` has ours
  // without being a page, and so has an address with somebody's password in it.
  return address.href.startsWith(front) ? address.href : front;
}
