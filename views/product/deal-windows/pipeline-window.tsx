import type { ReactNode } from "react";
import { stages } from "../../content/demo/after-call";
import { pipeline, type PipelineDeal } from "../../content/demo/pipeline";
import { dollars } from "../../content/plans";
import { Icon } from "../../ui/icon";
import { PaperWindow, Picture } from "./picture";

/** The board does not show lost deals. */
const columns = stages.filter(({ id }) => id !== "closed-lost");

/** Small screens show only the columns with changes. */
const widths = ["hidden md:grid", "grid", "grid", "hidden lg:grid", "hidden lg:grid"] as const;

const states = { moved: "Moved today", quiet: "Quiet" } as const;

/** The CRM's pipeline board, with Genie's comments on the deals. */
export function PipelineWindow({ text }: { text: string }): ReactNode {
  return (
    <Picture text={text}>
      <PaperWindow title="Pipeline">
        <div className="grid gap-3 p-4 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-5">
          {columns.map(({ id, name }, index) => {
            const deals = pipeline.filter((deal) => deal.stage === id);
            return (
              <div
                key={id}
                className={`content-start gap-3 rounded-card bg-paper-2 p-3 ${widths[index]}`}
              >
                <p className="flex justify-between px-1">
                  <b className="text-paper-ink">{name}</b>
                  <span className={id === "demo" || id === "proposal" ? REVEAL_PART : ""}>
                    {deals.length}
                  </span>
                </p>
                {deals.map((deal) => (
                  <Deal key={deal.account} {...deal} />
                ))}
              </div>
            );
          })}
        </div>
      </PaperWindow>
    </Picture>
  );
}

/**
 * Slides from the end of the column before it, once, after its board has scrolled into view
 * (`page.css`).
 */
const MOVES =
  "relative z-1 [--from:0_-3rem] sm:[--from:calc(-100%-36px)_calc(100%+34px)] motion-safe:in-data-revealed:animate-[slide_1s_ease-in-out_1s_backwards]";

/** Fades in when the deal arrives. */
const REVEAL_PART = "motion-safe:in-data-revealed:animate-[land_2.4s_backwards]";

function Deal({ account, amount, sign, score, state }: PipelineDeal): ReactNode {
  return (
    <div
      className={`rounded-small border border-paper-line bg-paper p-3 ${state === "moved" ? MOVES : ""}`}
    >
      <b className="text-base text-paper-ink">{account}</b>
      <p className="flex justify-between gap-2 tabular-nums">
        <span>{dollars(amount)}</span> <span>Score {score}</span>
      </p>
      {state ? <Flag state={state} sign={sign} /> : <p>{sign}</p>}
    </div>
  );
}

/** Genie's comment on a deal: dark, overlapping the card's edge. */
function Flag({ state, sign }: { state: keyof typeof states; sign: string }): ReactNode {
  const isMoved = state === "moved";
  return (
    <div
      className={`-mr-7 mt-2 flex gap-2 rounded-small border bg-surface-1 p-2.5 text-body shadow-on-paper ${isMoved ? `border-teal ${REVEAL_PART}` : "border-gold/40"}`}
    >
      <span className={isMoved ? "text-teal" : "text-gold"}>
        <Icon name={isMoved ? "spark" : "alert"} />
      </span>
      <p>
        <b className={isMoved ? "text-teal-hover" : "text-gold"}>{states[state]}</b>
        <br />
        {sign}
      </p>
    </div>
  );
}
