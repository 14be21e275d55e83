import { z } from "zod";
import type { NewBroadcast } from "../../db/broadcasts/broadcasts";
import { featureFacts, findFeatureFacts } from "../../views/content/feature-status";

const line = (most: number) => z.string("is one line of text").trim().min(1, "is empty").max(most);

const isLink = (href: string) => /^(https?:\/\/[^\s/]|mailto:[^\s@]+@|\/(?!\/))/.test(href);

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

/**
 * Reads a broadcast from a Markdown file with front matter, one `key: value` a line. Throws an error that names the file,
 * the line and what is wrong there. The button of an announcement leads to its feature by default.
 */
export function readBroadcast(path: string, file: string): NewBroadcast {
  const lines = file.replaceAll("\r\n", "\n").split("\n");
  const fail = (index: number, reason: string) => new Error(`${path}:${index + 1}: ${reason}`);
  const end = lines.indexOf("---", 1);
  if (lines[0] !== "---" || end === -1)
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
  checkBody(lines, end + 1, fail);
  const { kind, subject, preview, feature = null, action = null, link } = read.data;
  const href = link ?? findFeatureFacts(feature ?? "")?.path ?? null;
  return {
    kind,
    subject,
    preview,
    feature,
    body: lines
      .slice(end + 1)
      .join("\n")
      .trim(),
    actionLabel: action,
    actionHref: action === null ? null : href,
  };
}

type Fail = (index: number, reason: string) => Error;

/** Each line is YAML of its own, so that errors know their line. */
function readFields(head: string[], fail: Fail) {
  const fields: Record<string, unknown> = {};
  const lineOf = new Map<string, number>();
  for (const [index, text] of head.entries()) {
    if (index === 0 || /^\s*(#|$)/.test(text)) continue;
    const [, name] = /^(\w+): +\S/.exec(text) ?? [];
    if (name === undefined) throw fail(index, "Write `key: value` on one line.");
    if (lineOf.has(name)) throw fail(index, `${name} is there twice`);
    lineOf.set(name, index);
    try {
      Object.assign(fields, Bun.YAML.parse(text));
    } catch {
      throw fail(index, `The value of ${name} is not valid YAML. Put it in quotes.`);
    }
  }
  return { fields, lineOf };
}

/** Links must work in a mail program, and pictures would be blocked there. */
function checkBody(lines: string[], start: number, fail: Fail): void {
  const body = lines.slice(start);
  if (body.every((text) => text.trim() === "")) throw fail(start, "The text is empty.");
  for (const [index, text] of body.entries()) {
    if (/!\[/.test(text)) throw fail(start + index, "Pictures are not supported.");
    for (const [, href = ""] of text.matchAll(/\]\(\s*([^)\s]*)/g))
      if (!isLink(href))
        throw fail(start + index, `The link "${href}" must begin with /, https:// or mailto:.`);
  }
}
