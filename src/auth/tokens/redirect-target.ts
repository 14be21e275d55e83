import { paths } from "../../paths";

/** The pages that load supabase-js, which takes a session out of the address. */
const CLIENT_PAGES: readonly string[] = [paths.sessionTest.path, paths.adminSession.path];

/**
 * Where a link of a message may lead: an address of this site without its fragment, else the session tester. A session is
 * put into the address only of a page that takes it out again; a code for PKCE, which is of no use to anybody else, may go
 * to any.
 */
export function redirectTarget(
  siteUrl: string,
  wanted: string | undefined,
  { isPkce = false } = {},
): string {
  const fallback = siteUrl + paths.sessionTest.path;
  if (wanted === undefined || !URL.canParse(wanted)) return fallback;
  const address = new URL(wanted);
  address.hash = "";
  // Written anew: what was asked for may hold line ends, which a header must not. Not by its origin: a `blob:` has ours
  // without being a page, and so has an address with somebody's password in it.
  const isOwn = address.href.startsWith(`${siteUrl}/`);
  return isOwn && (isPkce || CLIENT_PAGES.includes(address.pathname)) ? address.href : fallback;
}
