import type { Context } from "../context";
import { endpoints } from "../paths";

const senders = new WeakMap<Request, Request>();

/** The request whose client address counts: of a call that the console makes for somebody, theirs. */
export const senderOf = (request: Request): Request => senders.get(request) ?? request;

/** Posts to the auth API within the process, as a browser would, so that its rules and limits apply. */
export async function askBackend(c: Context, path: string, body: object): Promise<Response> {
  const request = new Request(new URL(endpoints.auth + path, c.env.siteUrl), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  senders.set(request, c.req.raw);
  const { fetch } = c.env.auth;
  if (fetch === undefined) throw new Error("The console needs the site's own accounts.");
  return fetch(request, {});
}
