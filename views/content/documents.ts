import { type Place, type PlaceName, paths, versionPlace } from "../../src/paths";
import accessibility from "./documents/accessibility.md" with { type: "text" };
import privacyStatement from "./documents/archive/legal-privacy-2026-11-01.md" with { type: "text" };
import cookies from "./documents/cookies.md" with { type: "text" };
import betaTerms from "./documents/legal-beta-terms.md" with { type: "text" };
import dpa from "./documents/legal-dpa.md" with { type: "text" };
import privacy from "./documents/legal-privacy.md" with { type: "text" };
import subprocessors from "./documents/legal-subprocessors.md" with { type: "text" };
import terms from "./documents/legal-terms.md" with { type: "text" };
import { type DocumentText, readDocument } from "./read-document";

/** A page that is one text. `current` is the place of the version that holds today. */
export type Document = DocumentText & { place: Place; current: Place };

const read = (name: PlaceName, file: string): Document => {
  const place = paths[name];
  return { ...readDocument(place.path.slice(1).replaceAll("/", "-"), file), place, current: place };
};

/** The texts that hold today, each in the file named after its address. */
const current: readonly Document[] = [
  read("legalPrivacy", privacy),
  read("legalTerms", terms),
  read("betaTerms", betaTerms),
  read("legalDpa", dpa),
  read("legalSubprocessors", subprocessors),
  read("cookies", cookies),
  read("accessibility", accessibility),
];

/**
 * Earlier versions of texts that people agreed to, by the version's date. Their files never change: consent rows name
 * them. To publish a new version, save the page's Markdown (`/legal/privacy.md`) here first.
 */
const archive: readonly { of: PlaceName; version: string; file: string }[] = [
  { of: "legalPrivacy", version: "2026-11-01", file: privacyStatement },
];

/** A versioned text has a second address that keeps showing this version. */
const versions: readonly Document[] = [
  ...current
    .filter(({ changes }) => changes !== undefined)
    .map((text) => ({ ...text, place: versionPlace(text.place, text.updated) })),
  ...archive.map(({ of, version, file }) => ({
    ...readDocument(`archive/${paths[of].path.slice(1).replaceAll("/", "-")}-${version}`, file),
    place: versionPlace(paths[of], version),
    current: paths[of],
  })),
];

/** Every text with an address of its own. */
export const documents: readonly Document[] = [...current, ...versions];

/** The versions of a text, newest first. */
export const versionsOf = (place: Place): Document[] =>
  versions
    .filter((version) => version.current === place)
    .toSorted((a, b) => b.updated.localeCompare(a.updated));
