import type { Context } from "../context";
import { countFor } from "../limits/client-address";
import { endpoints } from "../paths";

/** Posts to the auth API within the process, as a browser would, so that its rules and limits apply. */
export async function askBackend(c: Context, path: string, body: object): Promise<Response> {
  const request = new Request(new URL(endpoints.auth + path, c.env.siteUrl), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  countFor(request, c.req.raw);
  const { fetch } = c.env.auth;
  if (fetch === undefined) throw new Error("The console needs the site's own accounts.");
  return fetch(request, {});
}
