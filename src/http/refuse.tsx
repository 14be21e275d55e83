import { refusals, type Refusal } from "../../views/content/refusals";
import { refusedPage } from "../../views/pages/refused/page";
import { ToastSwap } from "../../views/ui/toast";
import { formNotices } from "../../views/content/form-notices";
import type { Context } from "../context";
import { showPage } from "./show-page";

/**
 * Chooses the format of a response: JSON for requests that send or accept JSON, a partial for htmx requests,
 * otherwise a page.
 */
export function responseMode(c: Context): "json" | "partial" | "page" {
  if (c.req.header("hx-request") === "true") return "partial";
  const sent = c.req.header("content-type") ?? "";
  const wanted = c.req.header("accept") ?? "";
  const isJson = /^application\/json\b/i.test(sent) || /^application\/json\b/i.test(wanted);
  return isJson ? "json" : "page";
}

/** The request headers that `responseMode` reads, for Vary. */
export const NEGOTIATED_BY = "Accept, Content-Type, HX-Request";

/**
 * Refuses a request in the format it expects. A partial only shows a toast (`HX-Reswap: none`), so the form keeps
 * what was typed.
 */
export function refuse(c: Context, refusal: Refusal, extra: Record<string, string> = {}): Response {
  const { status, message } = refusals[refusal];
  const headers = { Vary: NEGOTIATED_BY, "Cache-Control": "no-store", ...extra };
  const mode = responseMode(c);
  if (mode === "json") return c.json({ error: { code: refusal, message } }, status, headers);
  if (mode === "partial") {
    const toast = <ToastSwap tone="error" title={formNotices.errorTitle} text={message} />;
    return c.html(c.env.render.partial(toast), status, { ...headers, "HX-Reswap": "none" });
  }
  const page = refusedPage(status, message);
  return showPage(c, page, { path: page.place.path }, status, headers);
}
