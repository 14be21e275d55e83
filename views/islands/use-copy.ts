import { useEffect, useState } from "react";
import { copyButton } from "../content/copy-button";

/** A button says for this long that it did its work. */
const SAID_MS = 2000;

/**
 * Copies a text, and says for a moment what became of it. Where nothing may be copied, as on plain http, it calls
 * `select`, which is to mark the text for the visitor's own keys.
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

/** Selecting alone does not focus everywhere, and only what has the focus is copied by keys. */
export function selectAll(field: HTMLInputElement | HTMLTextAreaElement | null): void {
  field?.focus();
  field?.select();
}
