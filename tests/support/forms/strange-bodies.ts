import * as fc from "fast-check";
import { SITE_URL } from "../site/app";

/** How fields are sent: by a program, by a form, by the page's script. */
export const modes = ["json", "form", "partial"] as const;
export type Mode = (typeof modes)[number];

type Fields = Record<string, unknown>;
type Body = { type: string; bytes: Uint8Array<ArrayBuffer>; headers?: Record<string, string> };
/** Corrupts a body; `plain` is the valid body of its mode. */
type Corrupt = (plain: Body, fields: Fields, mode: Mode) => Body;

const encode = (text: string) => new TextEncoder().encode(text);
const join = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
const textOf = (type: string, text: string): Body => ({ type, bytes: encode(text) });

/** Ways to corrupt a body, by name. None may be read as anything but what was meant. */
const corruptions = {
  none: (plain) => plain,
  "a charset named in capitals": (plain) => ({ ...plain, type: `${plain.type}; Charset="UTF-8"` }),
  "another charset": (plain) => ({
    type: `${plain.type}; charset=iso-8859-1`,
    bytes: new Uint8Array(Buffer.from(new TextDecoder().decode(plain.bytes), "latin1")),
  }),
  "two bytes a character": (plain) => ({
    type: `${plain.type}; charset=utf-16`,
    bytes: new Uint8Array(Buffer.from(new TextDecoder().decode(plain.bytes), "utf16le")),
  }),
  // In the last field, if it is text.
  "bytes that are no text": ({ type, bytes }, _, mode) => ({
    type,
    bytes:
      mode === "json"
        ? join(bytes.subarray(0, -2), new Uint8Array([0xff, 0xc3]), bytes.subarray(-2))
        : join(bytes, encode("%E9"), new Uint8Array([0xff])),
  }),
  "a byte order mark": ({ type, bytes }) => ({ type, bytes: join(encode("\uFEFF"), bytes) }),
  multipart: (_, fields) => {
    const parts = Object.entries(fields).map(
      ([name, value]) =>
        `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
    );
    return textOf("multipart/form-data; boundary=x", `${parts.join("")}--x--\r\n`);
  },
  "no type": ({ bytes }) => ({ type: "", bytes }),
  "plain text": ({ bytes }) => ({ type: "text/plain", bytes }),
  "the other mode's type": ({ bytes, type }) => ({
    bytes,
    type: type.endsWith("json") ? "application/x-www-form-urlencoded" : "application/json",
  }),
  gzip: ({ type, bytes }) => ({
    type,
    bytes: Bun.gzipSync(bytes),
    headers: { "content-encoding": "gzip" },
  }),
  "a gzip bomb": ({ type }) => ({
    type,
    bytes: Bun.gzipSync(new Uint8Array(8 * 1024 * 1024)),
    headers: { "content-encoding": "gzip" },
  }),
  // A truncated form cannot be detected from its text; HTTP has to.
  "half a body": (plain, _, mode) =>
    mode === "json" ? { ...plain, bytes: plain.bytes.slice(0, plain.bytes.length / 2) } : plain,
  nothing: ({ type }) => ({ type, bytes: new Uint8Array() }),
  "everything twice": ({ type, bytes }, _, mode) => ({
    type,
    bytes: mode === "json" ? join(bytes, bytes) : join(bytes, encode("&"), bytes),
  }),
  "a list of fields": (plain, fields, mode) =>
    mode === "json" ? textOf(plain.type, JSON.stringify([fields])) : textOf(plain.type, "0=1&[]=2"),
  "no fields": ({ type }, _, mode) => textOf(type, mode === "json" ? "null" : "=&&="),
  depths: ({ type }) => textOf(type, `${"[".repeat(9000)}${"]".repeat(9000)}`),
  prototypes: ({ type, bytes }, fields, mode) => ({
    type,
    bytes:
      mode === "json"
        ? join(
            encode(
              `{"__proto__":${JSON.stringify(fields)},"constructor":{"prototype":{"email":1}},`,
            ),
            bytes.subarray(1),
          )
        : join(encode("__proto__=1&constructor=2&__proto__[email]=3&toString=4&"), bytes),
  }),
  "too much": ({ type, bytes }) => ({ type, bytes: join(bytes, encode(" ".repeat(40_000))) }),
} satisfies Record<string, Corrupt>;

export type CorruptionName = keyof typeof corruptions;

const names = Object.keys(corruptions) as CorruptionName[];

/** Two thirds of the bodies arrive intact. */
export const anyCorruption: fc.Arbitrary<CorruptionName> = fc.oneof(
  { weight: 2, arbitrary: fc.constant<CorruptionName>("none") },
  { weight: 1, arbitrary: fc.constantFrom(...names) },
);

/** Returns the request that sends these fields. A form turns lone surrogates into U+FFFD, as browsers do. */
export function strangePost(fields: Fields, mode: Mode, corruption: CorruptionName): RequestInit {
  const plain =
    mode === "json"
      ? textOf("application/json", JSON.stringify(fields))
      : textOf("application/x-www-form-urlencoded", String(new URLSearchParams(pairs(fields))));
  const corrupt: Corrupt = corruptions[corruption];
  const { type, bytes, headers } = corrupt(plain, fields, mode);
  return {
    method: "POST",
    body: bytes,
    headers: {
      origin: SITE_URL,
      ...(type !== "" && { "content-type": type }),
      ...(mode === "partial" && { "hx-request": "true" }),
      ...headers,
    },
  };
}

function pairs(fields: Fields): string[][] {
  return Object.entries(fields).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const all: unknown[] = Array.isArray(value) ? value : [value];
    return all.map((one) => [name, formText(one)]);
  });
}

/** Returns the text that a form sends for a value. */
export function formText(value: unknown): string {
  if (value === true) return "yes";
  return (typeof value === "string" ? value : JSON.stringify(value)).toWellFormed();
}
