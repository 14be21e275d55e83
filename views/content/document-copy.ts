/** Copy around documents. */
export const documentCopy = {
  contents: "On this page",
  updated: "Last updated",
  version: "Version",
  isCurrent: "This is the version that holds today.",
  isOld: "This version no longer holds.",
  toCurrent: "Read the current one",
  changes: "Versions",
  markdown: "As Markdown",
  /** Shown if the operator has not set all facts in a document. */
  missing: {
    text: "Where a fact is “not provided”, only this site’s operator can give it.",
    link: "Ask for it",
  },
} as const;
