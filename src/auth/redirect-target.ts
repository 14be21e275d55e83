/** Where a link of a message may lead: an address of this site, else its front page. */
export function redirectTarget(siteUrl: string, wanted: string | undefined): string {
  const isOwn = wanted !== undefined && URL.canParse(wanted) && new URL(wanted).origin === siteUrl;
  return isOwn ? wanted : siteUrl;
}
