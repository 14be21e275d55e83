import { DatabaseUnavailable } from "../../db/connection/database-unavailable";
import { preferences as copy, type PreferenceNotice } from "../../views/content/preferences";
import { preferencesPage } from "../../views/pages/preferences/page";
import {
  PreferencesPanel,
  type PreferencesState,
} from "../../views/forms/preferences/preferences-panel";
import { ToastSwap } from "../../views/ui/toast";
import type { Context } from "../context";
import { readToken } from "../mail/links/link-token";
import { paths } from "../paths";
import { privateHeaders } from "../http/headers";
import { responseMode, refuse } from "../http/refuse";
import { RETRY_AFTER_SECONDS } from "../http/headers";
import { showMailLink } from "./show-mail-link";
import { showPage } from "../http/show-page";

const { path } = paths.preferences;

/** Calls `answer` with the address in the token, or responds with why the token is invalid. */
export async function respondToOwner(
  c: Context,
  token: string,
  answer: (email: string) => Promise<Response>,
): Promise<Response> {
  const isPage = responseMode(c) === "page";
  const read = readToken(c.env.secret, ["preferences"], token);
  if (read.status !== "valid")
    return isPage ? showMailLink(c, { status: read.status }) : refuse(c, "lost_link");
  try {
    return await answer(read.about);
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    return isPage
      ? showMailLink(c, { status: "unavailable" })
      : refuse(c, "unavailable", { "Retry-After": String(RETRY_AFTER_SECONDS) });
  }
}

export const showPreferences = (c: Context, state: PreferencesState): Response =>
  showPage(c, preferencesPage(state), { path }, 200, privateHeaders);

/**
 * Responds to a change as JSON, as a partial or, without script, with a redirect to the page (303), so that a reload
 * repeats nothing. While the database is down, it shows the page at once.
 */
export async function respondToChange(
  c: Context,
  token: string,
  notice: PreferenceNotice,
  readState: () => Promise<PreferencesState>,
): Promise<Response> {
  const mode = responseMode(c);
  const isDone = notice !== "unknown";
  const message = copy.notices[notice];
  if (mode === "json") return c.json({ ok: isDone, message }, isDone ? 200 : 404, privateHeaders);
  if (mode === "page" && notice === "journaled") return showPreferences(c, await readState());
  if (mode === "page")
    return c.redirect(`${path}?${new URLSearchParams({ token, done: notice })}`, 303);
  const partial = (
    <>
      <PreferencesPanel {...await readState()} />
      <ToastSwap tone={isDone ? "success" : "error"} title={copy.saved} text={message} />
    </>
  );
  return c.html(c.env.render.partial(partial), 200, privateHeaders);
}

/** Reads the notice that the query names, if it exists. */
export function noticeOf(done: string | undefined): PreferenceNotice | undefined {
  return done !== undefined && Object.hasOwn(copy.notices, done)
    ? (done as PreferenceNotice)
    : undefined;
}
