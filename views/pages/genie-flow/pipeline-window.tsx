import type { ReactNode } from "react";
import { stages } from "../../content/demo/after-call";
import { pipeline, type PipelineDeal } from "../../content/demo/pipeline";
import type { FlowStep } from "../../content/flow";
import { dollars } from "../../content/plans";
import { Window } from "../../ui/window";

/** Lost deals leave the board. */
const columns = stages.filter(({ id }) => id !== "closed-lost");

const states = { moved: "Moved today", quiet: "Quiet" } as const;

export function PipelineWindow({ step }: { step: FlowStep }): ReactNode {
  return (
    <Window
      className="board"
      title="Pipeline"
      status={`${step.day} ${step.time}`}
      text={step.window}
    >
      <div className="columns">
        {columns.map(({ id, name }) => {
          const deals = pipeline.filter((deal) => deal.stage === id);
          return (
            <div key={id} className="column">
              <div className="pane-head">
                {name} <i>{deals.length}</i>
              </div>
              {deals.map((deal) => (
                <Deal key={deal.account} {...deal} />
              ))}
            </div>
          );
        })}
      </div>
    </Window>
  );
}

function Deal({ account, amount, sign, score, state }: PipelineDeal): ReactNode {
  return (
    <div className="deal" data-state={state}>
      <b>{account}</b>
      <p>
        <i>{dollars(amount)}</i> <i>{score}</i>
      </p>
      <p>{sign}</p>
      {state && <em data-tone={state === "moved" ? "Positive" : "Hesitant"}>{states[state]}</em>}
    </div>
  );
}
