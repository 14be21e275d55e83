import type { Context } from "../context";
import { countFor } from "../limits/client-address";
import { endpoints } from "../paths";
import { adminOf } from "./door";

type Ask = { path: string; method?: "POST" | "PUT"; body?: object; token?: string | undefined };

/** Calls the auth API within the process, as a browser would, so that its rules and limits apply. */
export async function askBackend(c: Context, { path, body = {}, ...ask }: Ask): Promise<Response> {
  const { method = "POST", token } = ask;
  const request = new Request(new URL(endpoints.auth + path, c.env.siteUrl), {
    method,
    headers: {
      "content-type": "application/json",
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  countFor(request, c.req.raw);
  const { fetch } = c.env.auth;
  if (fetch === undefined) throw new Error("The console needs the site's own accounts.");
  return fetch(request, {});
}

/** The same for the account that is signed in to the console. */
export const askAsAdmin = async (c: Context, ask: Ask): Promise<Response> =>
  askBackend(c, { ...ask, token: await c.env.auth.tokenOf?.(adminOf(c).sessionId) });
