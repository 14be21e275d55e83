import type { ReactNode } from "react";
import { player } from "../../content/demo/player";
import { demoDeal } from "../../content/demo-deal";
import { Scores } from "../../ui/scores";
import type { CallPicture } from "./call-picture";

const { nextSteps, fieldChanges } = demoDeal;

/** What the call has done to the deal up to now. */
export function DealSoFar({ scores, steps, changes }: CallPicture): ReactNode {
  return (
    <>
      <div>
        <h3>{player.scores}</h3>
        <Scores scores={scores} />
      </div>
      <div>
        <h3>{player.steps}</h3>
        {steps.length === 0 && <p className="empty">{player.stepsEmpty}</p>}
        <ul>
          {nextSteps
            .filter((_, index) => steps.includes(index))
            .map(({ task, due, priority }) => (
              <li key={task} className="step">
                <b>{task}</b>
                <span>{due}</span>
                <em data-tone={priority}>{priority}</em>
              </li>
            ))}
        </ul>
      </div>
      <div>
        <h3>{player.changes}</h3>
        {changes.length === 0 && <p className="empty">{player.changesEmpty}</p>}
        <ul>
          {fieldChanges
            .filter(({ field }) => changes.includes(field))
            .map(({ field, from, to }) => (
              <li key={field} className="change">
                <span>{field}</span>
                <s>{from}</s>
                <b>{to}</b>
              </li>
            ))}
        </ul>
      </div>
    </>
  );
}
