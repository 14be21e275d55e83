import { z } from "zod";

/**
 * Splits a Markdown file into its YAML front matter and its body. Throws an error that contains `path` and the problem.
 */
export function splitFrontMatter<Schema extends z.ZodType>(
  path: string,
  file: string,
  schema: Schema,
): [z.output<Schema>, string] {
  const fail = (reason: string) => new Error(`${path}: ${reason}`);
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(file) ?? [];
  if (head === undefined || body === undefined) throw fail("it begins with no front matter");
  const parsed = schema.safeParse(parseYaml(head, fail));
  if (!parsed.success) throw fail(z.prettifyError(parsed.error));
  return [parsed.data, body];
}

function parseYaml(text: string, fail: (reason: string) => Error): unknown {
  try {
    return Bun.YAML.parse(text);
  } catch (error) {
    throw fail(String(error));
  }
}
