import type { ReactNode } from "react";
import { crmScene } from "../../content/crm-scene";
import { followUpMail } from "../../content/demo/after-call";
import { ActionItems } from "../../ui/crm-scene/action-items";

const { genie, mail, notes } = crmScene;
const [, offer] = followUpMail.body.split("\n\n");

/** What Genie has prepared once the call ends, side by side where there is room. */
export function AfterCall(): ReactNode {
  return (
    <div className="grid gap-5 text-base crm-without:hidden crm-during:hidden md:grid-cols-3">
      <div>
        <b>{notes.after.title}</b>
        <ul className="mt-2 grid list-disc gap-2 pl-5 text-ink">
          {notes.after.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <div>
        <ActionItems />
      </div>
      <div>
        <p className="flex justify-between gap-3">
          <b>{genie.mail}</b>
          <span className="text-small text-teal">{genie.mailStatus}</span>
        </p>
        <p className="mt-2 rounded-small bg-paper p-4 text-small text-paper-body">
          <b className="text-paper-ink">{mail}</b>
          <span className="mt-2 block max-md:hidden">{offer}</span>
        </p>
      </div>
    </div>
  );
}
