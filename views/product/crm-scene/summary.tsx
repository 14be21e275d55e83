import type { ReactNode } from "react";
import { crmScene } from "../../content/crm-scene";

const { title, lines } = crmScene.notes.after;

/** What Genie noted in the call, or its last lines, for the state `after`. */
export function Summary({ last = lines.length }: { last?: number }): ReactNode {
  return (
    <>
      <b className="text-paper-ink">{title}</b>
      <ul className="mt-1 list-disc pl-5">
        {lines.slice(-last).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
