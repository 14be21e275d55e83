import { Fragment, type ReactNode } from "react";
import { paths } from "../../src/paths";
import { claims } from "../content/claims";

/** The strings that must not wrap. Captured, so `split` returns them at odd positions. */
const UNBROKEN = new RegExp(`(${paths.coPilot.title}|${claims.trial.figure})`);

/** Text in which the product's name and the length of the trial do not wrap at their hyphen. */
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
