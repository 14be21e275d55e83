import { z } from "zod";
import { splitFrontMatter } from "./front-matter";
import { type LongText, readText } from "./read-text";

const day = z.iso.date();

const frontMatter = z.strictObject({
  title: z.string().min(3).max(80),
  description: z.string().min(50).max(170),
  lead: z.string(),
  updated: day,
  /**
   * For documents that people agree to: the changes in each version, newest first. The first entry is the current
   * version.
   */
  changes: z.array(z.strictObject({ version: day, what: z.string() })).optional(),
});

/** A parsed document. Dates are YYYY-MM-DD. */
export type DocumentText = z.infer<typeof frontMatter> & LongText;

/** Parses a document's file. Throws an error that contains the file and the problem. */
export function readDocument(name: string, file: string): DocumentText {
  const path = `views/content/documents/${name}.md`;
  const [head, body] = splitFrontMatter(path, file, frontMatter);
  return { ...head, ...readText(path, body) };
}
