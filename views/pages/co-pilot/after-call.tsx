import type { ReactNode } from "react";
import { crmScene } from "../../content/crm-scene";
import { followUpMail } from "../../content/demo/after-call";
import { demoDeal } from "../../content/demo-deal";
import { player } from "../../content/demo/player";
import { ActionItems } from "../../product/crm-scene/action-items";
import { InState } from "../../product/crm-scene/in-state";
import { Summary } from "../../product/crm-scene/summary";

const { genie, mail } = crmScene;
const { score } = demoDeal;
const [typed] = player.closeout.approvedText.split(". ");
const [, offer] = followUpMail.body.split("\n\n");

/** What Genie wrote once the call ended, in the meeting's place. */
export function AfterCall(): ReactNode {
  return (
    <InState
      when="after"
      className="flex flex-col gap-3 rounded-window bg-paper p-4 pb-16 text-base text-paper-body md:[grid-area:1/1] md:self-stretch md:pr-22 md:pb-2"
    >
      <b className="text-small text-paper-ink">{demoDeal.call.title}</b>
      <div>
        <Summary />
      </div>
      <div className="border-t border-paper-line pt-3">
        <p className="flex justify-between gap-3">
          <b className="text-paper-ink">{genie.mail}</b>
          {genie.mailStatus}
        </p>
        <p className="mt-1">
          <b className="block text-paper-ink">{mail}</b>
          {offer}
        </p>
      </div>
    </InState>
  );
}

/** What the rep has left to do, and how the deal's score moved, in Genie's panel. */
export function Result(): ReactNode {
  return (
    <div className="flex h-full flex-col justify-between">
      <div>
        <ActionItems />
      </div>
      <p className="flex items-baseline justify-between gap-4 border-t border-hairline pt-3 text-h4 text-ink">
        {typed}.
        <span className="text-base">
          {genie.score}{" "}
          <b>
            {score.before} → {score.value}
          </b>
        </span>
      </p>
    </div>
  );
}
