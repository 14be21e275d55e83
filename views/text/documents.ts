import { type Place, type PlaceName, paths, versionPlace } from "../../src/paths";
import accessibility from "../content/documents/accessibility.md" with { type: "text" };
import firstDpa from "../content/documents/archive/legal-dpa-2026-11-22.md" with { type: "text" };
import firstPrivacy from "../content/documents/archive/legal-privacy-2026-11-22.md" with { type: "text" };
import privacyStatement from "../content/documents/archive/legal-privacy-2026-11-01.md" with { type: "text" };
import cookies from "../content/documents/cookies.md" with { type: "text" };
import betaTerms from "../content/documents/legal-beta-terms.md" with { type: "text" };
import dpa from "../content/documents/legal-dpa.md" with { type: "text" };
import privacy from "../content/documents/legal-privacy.md" with { type: "text" };
import subprocessors from "../content/documents/legal-subprocessors.md" with { type: "text" };
import docs from "../content/documents/docs.md" with { type: "text" };
import docsApi from "../content/documents/docs-api.md" with { type: "text" };
import support from "../content/documents/support.md" with { type: "text" };
import community from "../content/documents/community.md" with { type: "text" };
import security from "../content/documents/security.md" with { type: "text" };
import solutions from "../content/documents/solutions.md" with { type: "text" };
import integrations from "../content/documents/integrations.md" with { type: "text" };
import roadmap from "../content/documents/roadmap.md" with { type: "text" };
import changelog from "../content/documents/changelog.md" with { type: "text" };
import partners from "../content/documents/partners.md" with { type: "text" };
import investors from "../content/documents/investors.md" with { type: "text" };
import media from "../content/documents/media.md" with { type: "text" };
import help from "../content/documents/help.md" with { type: "text" };
import compliance from "../content/documents/compliance.md" with { type: "text" };
import terms from "../content/documents/legal-terms.md" with { type: "text" };
import { type DocumentText, readDocument } from "./read-document";

type Change = NonNullable<DocumentText["changes"]>[number];

/** A document with a page of its own. `current` is the place of its current version. */
export type Document = DocumentText & { place: Place; current: Place };

const read = (name: PlaceName, file: string): Document => {
  const place = paths[name];
  return { ...readDocument(place.path.slice(1).replaceAll("/", "-"), file), place, current: place };
};

/** Current versions, each in a file named after its address. */
const current: readonly Document[] = [
  read("legalPrivacy", privacy),
  read("legalTerms", terms),
  read("betaTerms", betaTerms),
  read("legalDpa", dpa),
  read("legalSubprocessors", subprocessors),
  read("cookies", cookies),
  read("accessibility", accessibility),
  read("docs", docs),
  read("docsApi", docsApi),
  read("support", support),
  read("community", community),
  read("security", security),
  read("solutions", solutions),
  read("integrations", integrations),
  read("roadmap", roadmap),
  read("changelog", changelog),
  read("partners", partners),
  read("investors", investors),
  read("media", media),
  read("help", help),
  read("compliance", compliance),
];

/**
 * Earlier versions of documents that people agreed to. Their files must never change, because stored consents refer to
 * them. Before publishing a new version, save the page's Markdown (`/legal/privacy.md`) here.
 */
const archive: readonly { of: PlaceName; version: string; file: string }[] = [
  { of: "legalPrivacy", version: "2026-11-22", file: firstPrivacy },
  { of: "legalPrivacy", version: "2026-11-01", file: privacyStatement },
  { of: "legalDpa", version: "2026-11-22", file: firstDpa },
];

/** Each version of a versioned document also has an address of its own. */
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
