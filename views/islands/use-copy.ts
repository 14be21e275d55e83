import { useEffect, useState } from "react";
import { copyButton } from "../content/copy-button";

/** How long the button shows that it copied. */
const SAID_MS = 2000;

/**
 * Copies a text and shows the result for a moment. Where copying is not allowed, as on http, calls `select`, which should
 * select the text so that the visitor can copy it.
 */
export function useCopy(select: () => void): {
  said: string;
  copy: (text: string) => Promise<void>;
} {
  const [said, setSaid] = useState("");

  useEffect(() => {
    if (said === "") return;
    const timer = setTimeout(() => setSaid(""), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);

  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(copyButton.copied);
    } catch {
      select();
      setSaid(copyButton.notCopied);
    }
  };
  return { said, copy };
}

/** Focuses as well, because some browsers do not focus selected text, and the shortcut copies only focused text. */
export function selectAll(field: HTMLInputElement | HTMLTextAreaElement | null): void {
  field?.focus();
  field?.select();
}
