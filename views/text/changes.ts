import { paths } from "../../src/paths";
import * as copy from "../content/changes";
import { type Operator, operator } from "../content/operator";
import { escapeMarkdown, headingsOf } from "./markdown";
import { readText } from "./read-text";

/** An entry for readers and feeds. `id` is its anchor on the page. */
export type Change = { id: string; date: string; title: string; markdown: string };

function readChange({ date, title, text }: copy.Entry): Change {
  const { markdown } = readText(`views/content/changes.ts, "${title}"`, text);
  const [heading] = headingsOf(`## ${escapeMarkdown(title)}`);
  return { id: heading?.id ?? "", date, title, markdown };
}

/** User-visible changes, newest first. */
export const changelog: readonly Change[] = copy.changelog.map(readChange);

type Stage = (typeof copy.roadmap)[number]["stage"];

/** Planned features. */
export const roadmap = copy.roadmap.map((item) => ({ ...readChange(item), stage: item.stage }));

/** Returns the address of an item and its form. */
export function roadmapHref(title: string): string {
  const found = roadmap.find((item) => item.title === title);
  if (found === undefined) throw new Error(`"${title}" is not on the roadmap`);
  return `${paths.roadmap.path}#${found.id}`;
}

/** Returns additions to and removals from the operator's list, newest first. */
export function subprocessorChanges({ subprocessors }: Operator = operator): Change[] {
  return subprocessors
    .flatMap(({ name, purpose, country, announced, since, until }) => [
      readChange({
        date: announced,
        title: `${name} added`,
        text: escapeMarkdown(
          `${name} (${purpose}, ${country}) may process personal data from ${since}.`,
        ),
      }),
      ...(until
        ? [
            readChange({
              date: until,
              title: `${name} removed`,
              text: escapeMarkdown(`${name} no longer processes personal data.`),
            }),
          ]
        : []),
    ])
    .toSorted((a, b) => b.date.localeCompare(a.date));
}

/** Formats entries as sections of a document. */
export const changesText = (changes: readonly Change[], level = "##"): string =>
  changes
    .map(
      ({ date, title, markdown }) => `${level} ${escapeMarkdown(title)}\n\n${date}\n\n${markdown}`,
    )
    .join("\n\n");

export const itemsAt = (stage: Stage) => roadmap.filter((item) => item.stage === stage);

/** Formats the roadmap as sections of a document. */
export const roadmapText = (): string =>
  copy.roadmapStages
    .map(({ stage, title }) => `## ${title}\n\n${changesText(itemsAt(stage), "###")}`)
    .join("\n\n");
