import type { Served } from "../process";

/** Calls the auth backend of a site. */
export type Call = (
  path: string,
  body: object,
  token?: string,
  method?: string,
) => Promise<Response>;
export type Session = { access_token: string; refresh_token: string };

/** Gives each call its own network address, so that no limit is reached. */
export function callerOf({ port }: Served): Call {
  let calls = 0;
  return (path, body, token = "", method = "POST") =>
    fetch(`http://127.0.0.1:${port}/auth/v1${path}`, {
      method,
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${token}`,
        "x-forwarded-for": `10.${(++calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`,
      },
      body: JSON.stringify(body),
    });
}

/** Reads the response to its end. Throws if it has another status, since refusals are fast. */
export async function expectStatus<Body>(status: number, call: Promise<Response>): Promise<Body> {
  const answer = await call;
  const text = await answer.text();
  if (answer.status !== status)
    throw new Error(`${answer.url} answered ${answer.status}, not ${status}: ${text}`);
  return JSON.parse(text) as Body;
}
