import { renderToStaticMarkup } from "react-dom/server";
import { z } from "zod";
import type { NewBroadcast } from "../../db/broadcasts/broadcasts";
import { toLine } from "../plain-text";
import { featureFacts, findFeatureFacts } from "../../views/content/feature-status";
import { findLinks, EmailProse } from "../../views/emails/email-prose";

/** Gmail cuts off messages whose HTML is longer than 102 KB. */
const MAX_BODY_LENGTH = 60_000;
const SITE = "https://genie.example";

const line = (max: number) => z.string().trim().min(1, "is empty").max(max);

/** Returns whether a link is a web address, a `mailto:` address or a path of this site. */
function isLink(href: string): boolean {
  if (!/^(https?:\/\/|mailto:[^@]+@|\/)/.test(href) || /[\s\\]/.test(href)) return false;
  return URL.canParse(href, SITE) && (href[0] !== "/" || new URL(href, SITE).origin === SITE);
}

const frontMatter = z
  .strictObject({
    kind: z.enum(["announcement", "issue", "invitation"], "is announcement, issue or invitation"),
    subject: line(150),
    preview: line(200),
    feature: z
      .string()
      .refine((key) => findFeatureFacts(key) !== undefined, {
        error: `is one of ${featureFacts.map(({ key }) => key).join(", ")}`,
      })
      .optional(),
    action: line(60).optional(),
    link: z.string().refine(isLink, "is an address such as /pricing or https://…").optional(),
  })
  .superRefine(({ kind, feature, action, link }, context) => {
    const fail = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (kind === "announcement" && feature === undefined) fail("feature", "is missing");
    if (kind === "issue" && feature !== undefined) fail("feature", "is not for an issue");
    if (kind === "invitation" && link === undefined) fail("link", "is missing");
    if (action === undefined && link !== undefined) fail("action", "is missing: the button's text");
    if (action !== undefined && link === undefined && feature === undefined)
      fail("link", "is missing: where the button leads");
  });

/** What is wrong with a broadcast's file. */
export class BroadcastProblem extends Error {
  override readonly name = "BroadcastProblem";
  readonly line: number;
  readonly reason: string;

  constructor(path: string, at: number, reason: string) {
    super(`${path}:${at}: ${reason}`);
    this.line = at;
    this.reason = reason;
  }
}

/**
 * Parses a broadcast's Markdown file with front matter, one `key: value` per line. Throws a `BroadcastProblem`. By
 * default, the button of an announcement links to its feature.
 */
export function readBroadcast(path: string, file: string): NewBroadcast {
  const lines = file.replace(/^\u{FEFF}/u, "").split(/\r?\n/);
  const fail = (index: number, reason: string) => new BroadcastProblem(path, index + 1, reason);
  checkCharacters(lines, fail);
  const [begin, end = -1] = lines.flatMap((text, n) => (text.trimEnd() === "---" ? [n] : []));
  if (begin !== 0 || end === -1)
    throw fail(0, "The file begins with front matter between two lines ---.");
  const { fields, lineOf } = readFields(lines.slice(0, end), fail);
  const read = frontMatter.safeParse(fields);
  if (!read.success) {
    const [issue] = read.error.issues;
    const [name = ""] =
      issue?.code === "unrecognized_keys" ? issue.keys : (issue?.path.map(String) ?? []);
    const reason = issue?.code === "unrecognized_keys" ? "is not known" : issue?.message;
    throw fail(lineOf.get(name) ?? end, `${name} ${lineOf.has(name) ? reason : "is missing"}`);
  }
  const body = lines.slice(end + 1);
  checkBody(body, (index, reason) => fail(end + 1 + index, reason));
  const { kind, subject, preview, feature = null, action = null, link } = read.data;
  const href = link ?? findFeatureFacts(feature ?? "")?.path ?? null;
  return {
    kind,
    subject,
    preview,
    feature,
    body: body.join("\n").trim(),
    actionLabel: action,
    actionHref: action === null ? null : href,
  };
}

type Fail = (index: number, reason: string) => Error;

/** Rejects U+FFFD, which other encodings are decoded to, and characters that are invisible or break a line. */
function checkCharacters(lines: string[], fail: Fail): void {
  for (const [index, text] of lines.entries()) {
    if (text.includes("\u{FFFD}")) throw fail(index, "Save the file as UTF-8.");
    const plain = text.replaceAll("\t", " ");
    if (toLine(plain) !== plain) throw fail(index, "This line has an invisible control character.");
  }
}

/**
 * Parses each line as YAML of its own, so that errors contain the line. Values that YAML does not read as text must be
 * quoted.
 */
function readFields(head: string[], fail: Fail) {
  const fields = new Map<string, string>();
  const lineOf = new Map<string, number>();
  for (const [index, text] of head.entries()) {
    if (index === 0 || /^\s*(#|$)/.test(text)) continue;
    const [, name, value = ""] = /^(\w+):(?: +(\S.*?))?\s*$/.exec(text) ?? [];
    if (name === undefined) throw fail(index, "Write `key: value` on one line.");
    if (value === "") throw fail(index, `${name} is empty`);
    if (lineOf.has(name)) throw fail(index, `${name} is there twice`);
    lineOf.set(name, index);
    const read = readYaml(value);
    const isQuoted = /^["']/.test(value);
    if (read === undefined || !(isQuoted || read === value) || toLine(read) !== read)
      throw fail(index, `The value of ${name} is not one line of text in YAML. Put it in quotes.`);
    fields.set(name, read);
  }
  return { fields: Object.fromEntries(fields), lineOf };
}

export function readYaml(value: string): string | undefined {
  try {
    const read = Bun.YAML.parse(value);
    return typeof read === "string" ? read : undefined;
  } catch {
    return undefined;
  }
}

/** Links must work in a mail client, and images would be blocked there. */
function checkBody(body: string[], fail: Fail): void {
  const markdown = body.join("\n").trim();
  if (markdown === "") throw fail(0, "The text is empty.");
  if (markdown.length > MAX_BODY_LENGTH)
    throw fail(
      0,
      `The text is longer than ${MAX_BODY_LENGTH} characters; mail programs cut it off.`,
    );
  const lineWith = (part: string) =>
    Math.max(
      0,
      body.findIndex((text) => text.includes(part)),
    );
  const { links, pictures } = findLinks(markdown);
  for (const href of pictures) throw fail(lineWith(href), "Pictures are not supported.");
  for (const href of links)
    if (!isLink(href))
      throw fail(lineWith(href), `The link "${href}" must begin with /, https:// or mailto:.`);
  try {
    renderToStaticMarkup(EmailProse({ markdown, home: SITE }));
  } catch {
    throw fail(0, "The text cannot be shown: its lists or quotes are nested too deeply.");
  }
}
