import { Fragment, type ReactNode } from "react";
import { paths } from "../../src/paths";

const NAME = paths.coPilot.title;

/** Text in which the product's name never breaks at its hyphen. */
export function Unbroken({ text }: { text: string }): ReactNode {
  return text.split(NAME).map((part, index) => (
    <Fragment key={`${index} ${part}`}>
      {index > 0 && <span className="whitespace-nowrap">{NAME}</span>}
      {part}
    </Fragment>
  ));
}
