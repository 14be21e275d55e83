import type { ReactNode } from "react";
import { demoDeal } from "../../content/demo-deal";

/** A drawing of one of the rep's own tools: nothing in it can be reached, and `text` says what it shows. */
export function Picture(props: {
  text: string;
  className?: string;
  children: ReactNode;
}): ReactNode {
  return (
    <figure>
      <figcaption className="sr-only">{props.text}</figcaption>
      <div aria-hidden="true" inert className={props.className}>
        {props.children}
      </div>
    </figure>
  );
}

/** A window of a tool that is not ours: light and plain, so that Genie on top of it stands out. */
export function PaperWindow(props: {
  title: string;
  className?: string;
  children: ReactNode;
}): ReactNode {
  return (
    <div
      className={`rounded-window border border-paper-line bg-paper text-small text-paper-body shadow-window ${props.className ?? ""}`}
    >
      <p className="flex h-11 items-center justify-between gap-3 border-b border-paper-line px-5">
        <b className="text-base text-paper-ink">{props.title}</b>
        {demoDeal.label}
      </p>
      {props.children}
    </div>
  );
}
