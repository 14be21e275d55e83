import { Fragment, type ReactNode } from "react";
import { paths } from "../../src/paths";
import { claims } from "../content/claims";

/** Every second part of a split text is one of these. */
const WHOLE = new RegExp(`(${paths.coPilot.title}|${claims.trial.figure})`);

/** Text in which the product's name and the length of the trial never break at their hyphen. */
export function Unbroken({ text }: { text: string }): ReactNode {
  return text.split(WHOLE).map((part, index) =>
    index % 2 === 0 ? (
      <Fragment key={`${index} ${part}`}>{part}</Fragment>
    ) : (
      <span key={`${index} ${part}`} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
