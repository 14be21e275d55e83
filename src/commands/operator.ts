import { recordAct } from "../../db/admin/audit";
import { addFacts, listFacts } from "../../db/company/facts";
import { isFact, missingFacts, operator, operatorFacts } from "../../views/content/operator";
import { checkFact } from "../company/fact-rules";
import { printable } from "../plain-text";
import { readInput } from "./cli/read-input";
import { type CommandContext, runOperatorCommand } from "./cli/run-command";

const USAGE = `operator list              shows the facts about the company, when each was set and by which admin, and those missing
operator set NAME VALUE    sets one; a list is written as YAML or JSON
operator unset NAME        removes one
operator import FILE       sets all facts in a YAML or JSON file, none if one is wrong; - reads standard input
operator export            prints the facts as YAML, for import
Pages, messages and files show a change within 5 seconds.`;

async function main(argv: readonly string[], { queries }: CommandContext): Promise<number> {
  const [subcommand, name = "", value, ...rest] = argv;
  const wanted = { list: 1, set: 3, unset: 2, import: 2, export: 1 }[subcommand ?? ""];
  if (wanted !== argv.length || rest.length > 0) throw new Error(USAGE);
  // What is typed is checked before the database is opened.
  const facts = changesOf(subcommand ?? "", name, value);
  const { db } = await queries();
  if (subcommand === "export") console.log(Bun.YAML.stringify(operator, null, 2));
  else if (subcommand === "list") print(await listFacts(db));
  else {
    await db.transaction(async (tx) => {
      await addFacts(tx, facts);
      for (const fact of facts) await recordAct(tx, `changed ${fact.name}`);
    });
    for (const fact of facts) console.log(`${fact.name}: ${fact.value === null ? "unset" : "set"}`);
    if (facts.length === 0) console.log(`${name} names no fact. Nothing was changed.`);
  }
  return 0;
}

/** Returns the changes that the arguments ask for. Throws an error that names each wrong fact and the rule. */
function changesOf(subcommand: string, name: string, value = "") {
  const typed =
    subcommand === "set"
      ? { [name]: isList(name) ? readYaml(name, value) : value }
      : subcommand === "unset"
        ? { [name]: null }
        : subcommand === "import"
          ? readFile(name)
          : {};
  const checked = Object.entries(typed).map(([key, one]) => checkFact(key, one));
  const problems = checked.flatMap((one) => ("problems" in one ? one.problems : []));
  if (problems.length > 0) throw new Error(`${problems.join("\n")}\nNothing was changed.`);
  return checked.flatMap((one) => ("problems" in one ? [] : [one]));
}

const isList = (name: string) => isFact(name) && operatorFacts[name].kind === "list";

function readFile(file: string): Record<string, unknown> {
  const read = readYaml(file, readInput(file));
  if (typeof read === "object" && read !== null && !Array.isArray(read))
    return read as Record<string, unknown>;
  throw new Error(
    `${file} must hold names of facts with their values, as \`operator export\` prints.`,
  );
}

/** JSON is YAML, too. */
function readYaml(what: string, text: string): unknown {
  try {
    return Bun.YAML.parse(text);
  } catch (error) {
    throw new Error(`${what}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

function print(changes: Awaited<ReturnType<typeof listFacts>>) {
  for (const [name, value] of Object.entries(operator)) {
    const last = changes.findLast((change) => change.name === name);
    if (last === undefined) continue;
    const shown = typeof value === "string" ? value : JSON.stringify(value);
    const by = last.by === null ? "" : `, ${last.by}`;
    console.log(`${name}: ${printable(shown)} (${last.at.slice(0, 16)}Z${by})`);
  }
  for (const { fact, isRequired } of missingFacts())
    console.log(
      `${fact}: missing${isRequired ? ", and privacy law requires it of a public site" : ""}`,
    );
}

await runOperatorCommand(USAGE, main);
