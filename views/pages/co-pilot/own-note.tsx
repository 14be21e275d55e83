import type { ReactNode } from "react";
import { crmFields, crmScene } from "../../content/crm-scene";
import { InState } from "../../ui/crm-scene/in-state";

const { title, text } = crmScene.notes.without;

/** What the rep types from memory without Genie. Covers Genie's panel, with its border and title. */
export function OwnNote(): ReactNode {
  return (
    <InState
      when="without"
      className="on-paper flex flex-col rounded-window border border-decoration/60 bg-paper-2 p-5 shadow-on-paper text-body max-md:relative max-md:-m-4.25 max-md:-mt-15.25 md:absolute md:-inset-px"
    >
      <b>{title}</b>
      <p className="mt-2 text-lead text-ink">{text}</p>
      <dl className="mt-4 grid flex-1 content-between gap-4 border-t border-surface-3 pt-4">
        {crmFields.map(({ name, before, stale }) => (
          <div key={name} className="flex gap-3">
            <dt className="flex-1">{name}</dt>
            <dd className="font-bold text-error">{stale ? `${before}, ${stale}` : before}</dd>
          </div>
        ))}
      </dl>
    </InState>
  );
}
