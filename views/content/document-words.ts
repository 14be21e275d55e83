/** The words around a document. */
export const documentWords = {
  contents: "On this page",
  updated: "Last updated",
  version: "Version",
  isCurrent: "This is the version that holds today.",
  isOld: "This version no longer holds.",
  toCurrent: "Read the current one",
  changes: "Versions",
  markdown: "As Markdown",
} as const;
