import { type ReactNode, useState } from "react";
import { session } from "../../content/session";

/** Copies a text and says so. */
export function CopyButton({ text }: { text: string }): ReactNode {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
  };
  return (
    <button type="button" className="button" onClick={() => void copy()}>
      <span aria-live="polite">{isCopied ? session.calls.copied : session.calls.copy}</span>
    </button>
  );
}
