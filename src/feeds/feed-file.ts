import { compress } from "../http/compress";
import type { Context } from "../context";
import {
  addEncoding,
  respondStatic,
  createStaticResponse,
  type StaticResponse,
} from "../static/static-response";
import { securityHeaders } from "../http/headers";
import { type Operator, operator } from "../../views/content/operator";
import type { ServerFacts } from "../../views/text/server-facts";

/** A file for programs, generated from the site map and the content. */
export type FeedFile = {
  path: string;
  type: string;
  /** Returns its text. `now` is the time of the request. */
  write: (about: { siteUrl: string; now: Date; facts: ServerFacts }) => string;
};

/** Smaller files are not compressed. */
const MIN_COMPRESSED_BYTES = 1000;

/** How long clients may cache it. Files are regenerated daily, so no date in them has passed. */
export const MAX_AGE_SECONDS = 24 * 60 * 60;

/** Serves a file, generated once a day and when facts about the operator change, with ETag and encodings as pages have. */
export function createFeedFiles(facts: ServerFacts) {
  const cached = new Map<
    string,
    { day: string; shown: Operator; response: Promise<StaticResponse> }
  >();
  return async (c: Context, file: FeedFile): Promise<Response> => {
    const now = new Date();
    const day = now.toISOString().slice(0, 10);
    let ready = cached.get(file.path);
    if (ready?.day !== day || ready.shown !== operator) {
      const text = file.write({ siteUrl: c.env.siteUrl, now, facts });
      ready = { day, shown: operator, response: createTextResponse(text, file.type) };
      cached.set(file.path, ready);
    }
    return respondStatic(c.req.raw, await ready.response);
  };
}

async function createTextResponse(text: string, type: string): Promise<StaticResponse> {
  const body = new TextEncoder().encode(text);
  const headers = {
    ...securityHeaders,
    "content-type": type,
    "cache-control": `public, max-age=${MAX_AGE_SECONDS}`,
  };
  const response = createStaticResponse(body, { headers });
  if (body.length < MIN_COMPRESSED_BYTES) return response;
  for (const [encoding, bytes] of await compress(body)) addEncoding(response, encoding, bytes);
  return response;
}
