import type { FollowLink } from "../context";
import { Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { DatabaseUnavailable } from "../../db/connection/database-unavailable";
import {
  type AccountLinkFields,
  accountLinkPage,
  type AccountLinkState,
} from "../../views/pages/link/account-link";
import { isPkceToken, wholeToken } from "../auth/tokens/one-time";
import { mailedField, mailedWord } from "../mail/links/mailed-field";
import { linkType, purposesOf } from "../auth/tokens/link-type";
import type { App, Context } from "../context";
import { endpoints } from "../paths";
import { privateHeaders } from "../http/headers";
import { readFields } from "../http/read-fields";
import { refuse } from "../http/refuse";
import { RETRY_AFTER_SECONDS } from "../http/headers";
import { showPage } from "../http/show-page";

/**
 * Serves links in account emails. A GET changes nothing, because scanners follow links and run scripts: it shows a
 * button. The link of a sign-up also asks for its password. Without JavaScript, no session is created, and every response
 * is a page.
 */
export function authLinkRoutes(followLink: FollowLink) {
  return new Hono<App>()
    .get(endpoints.authLink, (c) => {
      const { url } = c.req;
      const token = wholeToken(mailedField(url, "token") ?? "");
      const type = mailedWord(url, "type") ?? "";
      const redirect_to = mailedField(url, "redirect_to")?.replace(/^3D/i, "") ?? "";
      const purpose = purposeOf(type);
      return purpose === undefined || token === undefined
        ? show(c, { status: "refused", code: "validation_failed" }, 400)
        : show(c, { status: "ask", purpose, fields: { token, type, redirect_to } });
    })
    .post(endpoints.authLink, async (c) => {
      const sent = await readFields(c);
      if (sent === undefined) return refuse(c, "bad_form", privateHeaders);
      const text = (name: string) => (typeof sent[name] === "string" ? sent[name] : "");
      const fields = {
        token: text("token"),
        type: text("type"),
        redirect_to: text("redirect_to"),
      };
      const typed = { password: text("password"), hasScript: text("script") !== "off" };
      try {
        return await follow(c, followLink, fields, typed);
      } catch (error) {
        if (!(error instanceof DatabaseUnavailable)) throw error;
        return show(c, { status: "unavailable" }, 503, RETRY_AFTER_SECONDS);
      }
    });
}

/** Redirects where a script will read the result from the address; otherwise shows a page. */
async function follow(
  c: Context,
  followLink: FollowLink,
  fields: AccountLinkFields,
  { password, hasScript }: { password: string; hasScript: boolean },
): Promise<Response> {
  const { token, type, redirect_to: redirectTo } = fields;
  const isRedirected = hasScript || isPkceToken(token);
  const purpose = purposeOf(type);
  if (!isRedirected && (purpose === "otp" || purpose === "recovery"))
    return show(c, { status: "needsScript" });
  const link = { token, type, redirectTo, password };
  const options = { opensSession: hasScript, needsPassword: true };
  const followed = await followLink(c.req.raw, link, options);
  if (followed.is === "refused" && followed.error.code === "invalid_credentials")
    return show(c, { status: "ask", purpose: "confirmation", fields, isWrong: true }, 400);
  if (isRedirected) return c.body(null, 303, { ...privateHeaders, Location: followed.location });
  if (followed.is === "oneOfTwo") return show(c, { status: "oneOfTwo" });
  if (followed.is === "refused") {
    const { code, status, details } = followed.error;
    const shown = code === "otp_expired" ? 410 : (status as ContentfulStatusCode);
    return show(c, { status: "refused", code }, shown, details.retryAfterSeconds);
  }
  return show(c, {
    status: "done",
    purpose: purpose === "email_change" ? purpose : "confirmation",
  });
}

/** Returns the purpose of a link; undefined for unknown types and those without links. */
function purposeOf(type: string) {
  const known = linkType.safeParse(type).data;
  const [purpose] = known === undefined ? [] : purposesOf(known);
  return purpose;
}

function show(
  c: Context,
  state: AccountLinkState,
  status: ContentfulStatusCode = 200,
  retryAfterSeconds?: number,
): Response {
  const page = accountLinkPage(state);
  return showPage(c, page, { path: page.place.path }, status, {
    ...privateHeaders,
    ...(retryAfterSeconds !== undefined && { "Retry-After": String(retryAfterSeconds) }),
  });
}
