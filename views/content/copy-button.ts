/** The words of every button that copies a text. */
export const copyButton = {
  copy: "Copy",
  copied: "Copied",
  notCopied: "Selected: press Ctrl+C",
  field: "Text to copy",
} as const;
