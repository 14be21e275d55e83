import { type ReactNode, useState } from "react";
import { session } from "../../content/session";
import { ButtonLink } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { heldLink, linkParam } from "./link-params";
import { Panel } from "./parts";

/**
 * The result of the followed link, or the question whether to sign in with it. The text is ours, not from the address,
 * because anyone can write an address.
 */
export function LinkNotice(): ReactNode {
  const [note] = useState(readNote);
  const [held] = useState(heldLink);
  const { title, text, action } = session.heldLink;
  if (held !== undefined)
    return (
      <Panel id="session-link" title={title}>
        <p className="mb-6">{text}</p>
        <ButtonLink tone="primary" href={held}>
          {action}
        </ButtonLink>
      </Panel>
    );
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
