import { type ReactNode, useState } from "react";
import { session } from "../../content/session";
import { FormNotice } from "../../partials/form-notice";

/** What became of a link that led here, in words of ours: the address could hold anybody's. */
export function LinkNotice(): ReactNode {
  const [note] = useState(readNote);
  return note && <FormNotice tone={note.tone}>{note.text}</FormNotice>;
}

function readNote(): { tone: "error" | "success"; text: string } | undefined {
  const said = new URLSearchParams(location.hash.slice(1));
  const code = said.get("error_code");
  if (code === null)
    return said.has("message") ? { tone: "success", text: session.links.half } : undefined;
  const texts: Record<string, string> = session.links;
  const text = Object.hasOwn(texts, code) ? texts[code] : undefined;
  return { tone: "error", text: text ?? session.links.other };
}
