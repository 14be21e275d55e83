import type { ReactNode } from "react";
import { demoDeal } from "../../content/demo-deal";

/** A mock-up of a rep's tool. Not interactive and hidden from screen readers, which get `text` instead. */
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

/** A window of a third-party tool, light and plain so that Genie's dark panels stand out. */
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
