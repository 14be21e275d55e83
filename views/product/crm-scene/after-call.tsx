import type { ReactNode } from "react";
import { crmScene } from "../../content/crm-scene";
import { demoDeal } from "../../content/demo-deal";
import { ScoreChange } from "../score-change";
import { ActionItems } from "./action-items";

const { genie, mail } = crmScene;

/** The deal's score, what to do next and the email, in Genie's panel over the record. */
export function AfterCall(): ReactNode {
  return (
    <>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-3 border-b border-hairline pb-3">
        <Score />
      </div>
      <ActionItems />
      <p className="mt-4 flex justify-between gap-3 border-t border-hairline pt-4">
        <b className="text-base">{genie.mail}</b>
        <span className="text-teal">{genie.mailStatus}</span>
      </p>
      <p className="mt-2 rounded-small bg-paper px-3 py-2 font-bold text-paper-ink">{mail}</p>
    </>
  );
}

function Score(): ReactNode {
  const { before, value, reasons } = demoDeal.score;
  const [champion, proof, open] = reasons;
  return (
    <>
      <b className="text-base">{genie.score}</b>
      <ScoreChange before={before} after={value} />
      <p className="basis-full">
        {champion} · {proof}
        <b className="block text-gold">
          {genie.open} {open}
        </b>
      </p>
    </>
  );
}
