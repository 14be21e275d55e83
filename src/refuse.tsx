import type { ContentfulStatusCode } from "hono/utils/http-status";
import { refusals, type Refusal } from "../views/content/refusals";
import { refusedPage } from "../views/pages/refused";
import { ToastSwap } from "../views/ui/toast";
import { messages } from "../views/content/messages";
import type { Context } from "./context";

/** The form an answer should have: what was sent as JSON is answered as JSON, what asked for a partial gets one. */
export function answerMode(c: Context): "json" | "partial" | "page" {
  if (c.req.header("hx-request") === "true") return "partial";
  const sent = c.req.header("content-type") ?? "";
  const wanted = c.req.header("accept") ?? "";
  const isJson = /^application\/json\b/i.test(sent) || /^application\/json\b/i.test(wanted);
  return isJson ? "json" : "page";
}

/**
 * Answers a request that cannot be served, in the form it asked for. A partial only shows a toast
 * (`HX-Reswap: none`), so that the form on the page keeps what was typed.
 */
export function refuse(
  c: Context,
  refusal: Refusal,
  headers: Record<string, string> = {},
): Response {
  const { status, message } = refusals[refusal];
  return answerRefusal(c, { status, code: refusal, message, headers });
}

type Answer = { status: number; code: string; message: string; headers: Record<string, string> };

function answerRefusal(c: Context, { status, code, message, headers }: Answer): Response {
  const options = { status: status as ContentfulStatusCode, headers };
  const mode = answerMode(c);
  if (mode === "json") return c.json({ error: { code, message } }, options.status, headers);
  const { render } = c.var;
  if (mode === "partial") {
    const toast = <ToastSwap tone="error" title={messages.errorTitle} text={message} />;
    return c.html(render.partial(toast), options.status, { ...headers, "HX-Reswap": "none" });
  }
  const page = refusedPage(status, message);
  return c.html(render.page(page, { path: page.place.path }), options.status, headers);
}
