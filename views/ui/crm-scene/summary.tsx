import type { ReactNode } from "react";
import { crmScene } from "../../content/crm-scene";

const { title, lines } = crmScene.notes.after;

/** What Genie noted in the call, for the state `after`. */
export function Summary(): ReactNode {
  return (
    <>
      <b className="text-paper-ink">{title}</b>
      <ul className="mt-1 list-disc pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
