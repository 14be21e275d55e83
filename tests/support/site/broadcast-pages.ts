import { consoleEndpoints } from "../../../src/paths";
import type { FactChange } from "../../../views/content/operator";
import { fileOf } from "../commands/broadcast-commands";
import type { startConsoleOn } from "./console";

type Admin = Awaited<ReturnType<typeof startConsoleOn>>;

/** The text of an issue, as somebody types it. */
export const issue = fileOf({ kind: "issue", subject: "News", preview: "What is new" });

const at = "2026-01-01T00:00:00Z";
export const sender: FactChange[] = [
  { name: "legalName", value: "Genie Inc.", at },
  { name: "postalAddress", value: "1 Main St", at },
];

/** Saves a draft and returns the address of its page. */
export async function writeIssue(admin: Admin, text = issue): Promise<string> {
  const { headers } = await admin.post(consoleEndpoints.newBroadcast, { text });
  return headers.get("location")?.split("?")[0] ?? "";
}

/** What was recorded about broadcasts, oldest first. */
export async function actsOf(admin: Admin): Promise<string[]> {
  const acts = await admin.acts();
  return acts.flatMap((act) => /^(\w+) broadcast [\da-f-]{36}$/.exec(String(act))?.[1] ?? []);
}

export const unescapeHtml = (html: string): string =>
  html
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");

/** What the form for a text shows. */
export const typedIn = (html: string): string =>
  unescapeHtml(/<textarea[^>]*>\n?([^<]*)<\/textarea>/.exec(html)?.[1] ?? "");

export const versionIn = (html: string): string =>
  /name="version" value="([^"]+)"/.exec(html)?.[1] ?? "";
