import { type Place, paths, versionPlace } from "../../src/paths";
import { type DocumentText, readDocument } from "./read-document";
import { readFolder } from "./read-folder" with { type: "macro" };

type Change = NonNullable<DocumentText["changes"]>[number];

/** A document with a page of its own. `current` is the place of its current version. */
export type Document = DocumentText & { place: Place; current: Place };

/** Places by the file name of their document, which is their address: `legal-dpa` for `/legal/dpa`. */
const placesByFile = new Map<string, Place>(
  Object.values(paths).map((place) => [place.path.slice(1).replaceAll("/", "-"), place]),
);

const placeOf = (file: string): Place => {
  const place = placesByFile.get(file);
  if (place === undefined) throw new Error(`No place in src/paths.ts has the document ${file}.md`);
  return place;
};

/** Current versions. */
const current: readonly Document[] = Object.entries(readFolder("documents")).map(([file, text]) => {
  const place = placeOf(file);
  return { ...readDocument(file, text), place, current: place };
});

/**
 * Each version of a versioned document also has an address of its own. The files of earlier ones must never change,
 * because stored consents refer to them. Before publishing a new version, save the page's Markdown (`/legal/privacy.md`)
 * in `archive`, as `legal-privacy-` and its date, and put `{operator.legalName}` and the like back where it shows facts.
 */
const versions: readonly Document[] = [
  ...current
    .filter(({ changes }) => changes !== undefined)
    .map((text) => ({ ...text, place: versionPlace(text.place, text.updated) })),
  ...Object.entries(readFolder("documents/archive")).map(([file, text]) => {
    const [, name = "", version = ""] = /^(.+)-(\d{4}-\d\d-\d\d)$/.exec(file) ?? [];
    const place = placeOf(name);
    return {
      ...readDocument(`archive/${file}`, text),
      place: versionPlace(place, version),
      current: place,
    };
  }),
];

/** All documents and versions with an address. */
export const documents: readonly Document[] = [...current, ...versions];

/** Returns the changes made after a version, newest first. */
export function changesSince(place: Place, version: string): readonly Change[] {
  const text = current.find((document) => document.place === place);
  return (text?.changes ?? []).filter((change) => change.version > version);
}

/** Returns a document's versions, newest first. */
export const versionsOf = (place: Place): Document[] =>
  versions
    .filter((version) => version.current === place)
    .toSorted((a, b) => b.updated.localeCompare(a.updated));

/** The day on which a newer version replaced this one; undefined for the current version. */
export const replacedOn = ({ current: place, updated }: Document): string | undefined =>
  versionsOf(place).findLast((version) => version.updated > updated)?.updated;
