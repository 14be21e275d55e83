import { Hono } from "hono";
import { recordAct } from "../../db/admin/audit";
import { addFacts } from "../../db/company/facts";
import type { Database } from "../../db/connection/client";
import { showStoredFacts } from "../company/last-facts";
import { checkFact } from "../company/fact-rules";
import { companyPage } from "../../views/admin/company";
import { consoleCopy } from "../../views/content/console/console";
import { type FactName, operator, operatorFacts } from "../../views/content/operator";
import type { App } from "../context";
import { consolePaths } from "../paths";
import { adminOf, checkCode, codeGate } from "./door";
import { readForm, showConsole } from "./respond";

const copy = consoleCopy.company;
const { path } = consolePaths.company;
const names = Object.keys(operatorFacts) as FactName[];

/** The page of the company's facts. A change needs a code of the last 15 minutes, which the form asks for if need be. */
export function companyRoutes({ run }: Pick<Database, "run">) {
  return new Hono<App>()
    .get(path, (c) => {
      const form = { values: storedValues(), problems: {}, gate: codeGate(c) };
      return showConsole(c, companyPage(form), { done: copy.done });
    })
    .post(path, async (c) => {
      const { code, ...values } = await readForm(c);
      const { changed, problems } = readChanges(values);
      const isWrong = Object.keys(problems).length > 0;
      const problem = isWrong ? copy.failed : await checkCode(c, run, code);
      if (problem !== undefined)
        return showConsole(c, companyPage({ values, problems, gate: codeGate(c) }), { problem });
      await run((db) =>
        db.transaction(async (tx) => {
          await addFacts(tx, changed, adminOf(c).userId);
          for (const { name } of changed) await recordAct(tx, `changed ${name}`, adminOf(c).userId);
        }),
      );
      await run(showStoredFacts);
      return c.redirect(`${path}?done=${changed.length > 0 ? "saved" : "unchanged"}`, 303);
    });
}

/** What the fields show of the stored facts, and a digest of each, by which a post tells what it was changed from. */
const storedValues = (): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const text = textOf(operator[name]);
      return [
        [name, text],
        [seen(name), digestOf(text)],
      ];
    }),
  );

const seen = (name: FactName) => `seen-${name}`;
const digestOf = (text: string) => Bun.hash(text.trim()).toString(36);

function textOf(value: unknown): string {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return "";
  return typeof value === "string" ? value : Bun.YAML.stringify(value, null, 2);
}

/** What was typed anew; a problem is what is wrong with it, or that somebody else changed it meanwhile. */
function readChanges(values: Record<string, string>) {
  const changed: { name: string; value: unknown }[] = [];
  const problems: Record<string, string> = {};
  const stored = storedValues();
  for (const name of names) {
    const sent = values[name];
    if (sent === undefined) continue;
    // Browsers send text areas with CR and LF.
    const typed = sent.replaceAll("\r\n", "\n").trim();
    if (digestOf(typed) === values[seen(name)] || typed === stored[name]?.trim()) continue;
    if ((values[seen(name)] ?? stored[seen(name)]) !== stored[seen(name)]) {
      problems[name] = copy.changed(stored[name] ?? "");
      values[seen(name)] = stored[seen(name)] ?? "";
      continue;
    }
    const value = typed === "" ? null : parse(name, typed);
    const checked =
      value === undefined ? { problems: ["is no valid YAML"] } : checkFact(name, value);
    if ("problems" in checked) problems[name] = checked.problems.join("; ");
    else changed.push(checked);
  }
  return { changed, problems };
}

/** Undefined for a list that is no YAML. */
function parse(name: FactName, typed: string): unknown {
  if (operatorFacts[name].kind !== "list") return typed;
  try {
    return Bun.YAML.parse(typed) ?? undefined;
  } catch {
    return undefined;
  }
}
