import type { Context } from "../context";
import { acceptedEncodings } from "../http/accept-encoding";
import { stitch, stitchGzip } from "./stitch-gzip";
import type { QueryWords, Template } from "./stitched-page";

/** Answers with a template and the words of one address, escaped as React escapes them in text and in attributes. */
export function fillTemplate(
  c: Context,
  { pieces, keys, headers }: Template,
  words: QueryWords,
  status = 200,
): Response {
  const filled = keys.map((key) => Buffer.from(escapeText(words.get(key) ?? "")));
  const encodings = acceptedEncodings(c.req.header("accept-encoding") ?? null);
  const isGzip = encodings.find((one) => one === "gzip" || one === "identity") === "gzip";
  const body = isGzip ? stitchGzip(pieces, filled) : stitch(pieces, filled);
  const encoding = isGzip ? { "content-encoding": "gzip" } : {};
  const all = { ...headers, vary: "Accept-Encoding", ...encoding };
  return new Response(body, { status, headers: all });
}

const ESCAPES: Record<string, string> = {
  '"': "&quot;",
  "&": "&amp;",
  "'": "&#x27;",
  "<": "&lt;",
  ">": "&gt;",
};

function escapeText(text: string): string {
  return text.replaceAll(/["&'<>]/g, (sign) => ESCAPES[sign] ?? sign);
}
