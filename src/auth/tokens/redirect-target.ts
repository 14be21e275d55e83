import { paths } from "../../paths";

/** Pages that load supabase-js, which takes a session out of the address. */
const CLIENT_PAGES: readonly string[] = [paths.sessionTest.path, paths.adminSession.path];

/**
 * Returns where a link may redirect: an address of this site without its fragment, otherwise the session tester. A
 * session is only put in the address of pages that remove it; a PKCE code is useless to others and may go to any
 * page.
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
  // Rebuilt from the parsed URL, because the input may contain line breaks. Compared by address, not origin: a
  // `blob:` URL and one with credentials have our origin too.
  const isOwn = address.href.startsWith(`${siteUrl}/`);
  return isOwn && (isPkce || CLIENT_PAGES.includes(address.pathname)) ? address.href : fallback;
}
