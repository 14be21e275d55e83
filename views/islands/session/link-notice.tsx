import { type ReactNode, useState } from "react";
import { session } from "../../content/session";
import { Notice } from "../../ui/notice";
import { linkParam } from "./link-params";

/** The result of the followed link. The text is ours, not from the address, because anyone can write an address. */
export function LinkNotice(): ReactNode {
  const [note] = useState(readNote);
  return note && <Notice tone={note.tone}>{note.text}</Notice>;
}

function readNote(): { tone: "error" | "success"; text: string } | undefined {
  const code = linkParam("error_code");
  if (code === undefined)
    return linkParam("message") === undefined
      ? undefined
      : { tone: "success", text: session.links.oneOfTwo };
  const texts: Record<string, string> = session.links;
  const text = Object.hasOwn(texts, code) ? texts[code] : undefined;
  return { tone: "error", text: text ?? session.links.other };
}
