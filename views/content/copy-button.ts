/** Copy of all buttons that copy text. */
export const copyButton = {
  copy: "Copy",
  copied: "Copied",
  notCopied: "Selected: press Ctrl+C",
  field: "Text to copy",
} as const;
