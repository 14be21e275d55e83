import type { ReactNode } from "react";
import { crmScene } from "../../content/crm-scene";
import { InState } from "../../ui/crm-scene/in-state";

const { title, text } = crmScene.notes.without;

/** What the rep types from memory without Genie. Covers Genie's panel, with its border and title. */
export function OwnNote(): ReactNode {
  return (
    <InState
      when="without"
      className="on-paper bg-paper-2! absolute -inset-0.5 flex flex-col rounded-window p-5"
    >
      <b>{title}</b>
      <p className="my-auto text-h3 text-ink">{text}</p>
    </InState>
  );
}
