import { Fragment, type ReactNode } from "react";
import { paths } from "../../src/paths";
import { claims } from "../content/claims";

/** The strings that must not wrap. Captured, so `split` returns them at odd positions. */
const UNBROKEN = new RegExp(`(${paths.coPilot.title}|${claims.trial.figure}|\\d{4}-\\d\\d-\\d\\d)`);

/** Text in which the product's name, the length of the trial and dates do not wrap at their hyphens. */
export function Unbroken({ text }: { text: string }): ReactNode {
  return text.split(UNBROKEN).map((part, index) =>
    index % 2 === 0 ? (
      <Fragment key={`${index} ${part}`}>{part}</Fragment>
    ) : (
      <span key={`${index} ${part}`} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
