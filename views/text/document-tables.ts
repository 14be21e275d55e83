import { colorOf } from "../styles/colors";
import { changelog, changesText, roadmapText, subprocessorChanges } from "./changes";
import { isFact, NOT_PROVIDED, operator, type Operator } from "../content/operator";
import { evidenceOf, standards, statuses } from "../content/security";
import { answersText, askUsText } from "./answers-text";
import { headerPurposes } from "../content/header-purposes";
import { integrations } from "../content/integrations";
import { escapeMarkdown } from "./markdown";
import { markdownTable } from "./markdown-table";
import type { LengthName, PersonalDatum, ServerFacts } from "./server-facts";
import { storageKeys } from "../content/storage-keys";

/**
 * Replaces placeholders such as `{table:retention}` by Markdown: tables, lists and durations, and `{operator.address}` by a
 * fact about the operator, by default today's.
 */
export function fillFacts(markdown: string, facts: ServerFacts, company = operator): string {
  return markdown
    .replaceAll(/\{operator\.(\w+)\}/g, (whole, name: string) => factText(name, company) ?? whole)
    .replace("{table:personal-data}", () => personalDataText(facts.personalData))
    .replaceAll(/\{api:([\w-]+)\}/g, (whole, name: string) => facts.apiReference[name] ?? whole)
    .replace("{table:retention}", () => retentionTable(facts))
    .replace("{table:headers}", () => headersTable(facts))
    .replace("{list:answers}", answersText)
    .replace("{list:ask-us}", askUsText)
    .replace("{list:statuses}", statusesText)
    .replaceAll(/\{length:(\w+)\}/g, (whole, name: string) => lengthText(facts, name) ?? whole)
    .replaceAll(/\{color:([\w-]+)\}/g, (_, token: string) => colorOf(token))
    .replace("{table:storage-keys}", storageKeysTable)
    .replaceAll("{table:subprocessors}", () => subprocessorsTable(company))
    .replace("{table:standards}", standardsTable)
    .replace("{table:integrations}", integrationsTable)
    .replace("{list:changelog}", () => changesText(changelog))
    .replace("{list:roadmap}", roadmapText)
    .replace("{list:subprocessor-changes}", () => subprocessorChangesText());
}

/** Returns what each database table stores and why, grouped by retention, legal basis and recipients. */
function personalDataText(all: readonly PersonalDatum[]): string {
  const tables = Map.groupBy(all, ({ title }) => title);
  return [...tables]
    .map(([title, data]) => {
      const groups = Map.groupBy(data, ({ kept, basis, recipients }) =>
        [
          `Stored ${kept}.`,
          `Legal basis: ${lowerFirst(basis)}.`,
          `Seen by: ${recipients.map(lowerFirst).join(", ")}.`,
        ].join(" "),
      );
      const texts = [...groups].map(([use, rows]) => {
        const cells = rows.map((row) => [row.data, row.purpose]);
        return `${markdownTable(["Data", "Why"], cells)}\n\n${use}`;
      });
      return [`### ${title}`, ...texts].join("\n\n");
    })
    .join("\n\n");
}

const storageKeysTable = (): string =>
  markdownTable(
    ["Key", "Where", "What", "Why"],
    storageKeys.map(({ key, where, data, purpose }) => [`\`${key}\``, where, data, purpose]),
  );

/** Returns a table of the product’s statements about standards, their status, and where the document is. */
const standardsTable = (): string =>
  markdownTable(
    ["Standard", "Status", "What we say", "Document"],
    standards.map((standard) => {
      const { status, documents } = evidenceOf(standard.name);
      const own = standard.text && `[Read it](${standard.text.path})`;
      const document =
        documents.map(escapeMarkdown).join("; ") || own || "[Ask us](/contact?topic=security)";
      return [standard.name, statuses[status].name, standard.status, document];
    }),
  );

/** Returns what each status means. */
const statusesText = (): string =>
  Object.values(statuses)
    .map(({ name, means }) => `**${name}**: ${means}.`)
    .join(" ");

const integrationsTable = (): string =>
  markdownTable(
    ["Tool", "Kind", "In the demo"],
    integrations.map(({ name, kind, status }) => [name, kind, status]),
  );

function subprocessorChangesText(): string {
  const changes = subprocessorChanges();
  if (changes.length === 0) return "No change so far.";
  return changesText(changes, "###");
}

function subprocessorsTable({ subprocessors }: Operator): string {
  const now = subprocessors.filter(({ until }) => until === undefined);
  if (now.length === 0) return "Subprocessors are not provided by this site’s operator.";
  return markdownTable(
    ["Company", "Purpose", "Country", "Since"],
    now.map(({ name, purpose, country, since }) =>
      [name, purpose, country, since].map(escapeMarkdown),
    ),
  );
}

const retentionTable = ({ retention }: ServerFacts): string =>
  markdownTable(
    ["Data", "Stored"],
    retention.map(({ what, kept }) => [what, kept]),
  );

/** Returns a table of security headers. Throws for a header without a purpose, which fails the build. */
const headersTable = ({ headers }: ServerFacts): string =>
  markdownTable(
    ["Header", "Value", "What it prevents"],
    Object.entries(headers).map(([name, value]) => {
      const why = headerPurposes[name];
      if (why === undefined)
        throw new Error(`views/content/header-purposes.ts needs the purpose of ${name}`);
      return [`\`${name}\``, `\`${value.replaceAll(/; ?/g, "; ")}\``, why];
    }),
  );

function factText(name: string, company: Operator): string | undefined {
  if (!isFact(name)) return undefined;
  const value = company[name];
  return typeof value === "string" ? escapeMarkdown(value) : NOT_PROVIDED;
}

const lengthText = ({ lengths }: ServerFacts, name: string): string | undefined =>
  Object.hasOwn(lengths, name) ? lengths[name as LengthName] : undefined;

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
