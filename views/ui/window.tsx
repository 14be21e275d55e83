import type { ComponentProps, ReactNode } from "react";
import { demoDeal } from "../content/demo-deal";
import { Pill } from "./badge";

/** The classes of a product window, for interactive ones. */
export const windowClass =
  "window @container relative overflow-hidden rounded-window border border-hairline-strong bg-surface-1 text-small text-muted shadow-window";

/** A mock-up of a product window. Not interactive and hidden from screen readers, which get `text` instead. */
export function Window(props: {
  title: string;
  status?: string;
  text: string;
  className?: string;
  children: ReactNode;
}): ReactNode {
  const { title, status, text, className = "", children } = props;
  const [name, ...more] = title.split(" · ");
  return (
    <figure className={`${windowClass} ${className}`.trim()}>
      <figcaption className="sr-only">{text}</figcaption>
      <div aria-hidden="true" inert>
        <WindowBar>
          <b className="flex-1 truncate">
            {name}
            {more.length > 0 && <span className="@max-[340px]:hidden"> · {more.join(" · ")}</span>}
          </b>
          {demoDeal.label}
          {status && (
            <span className="@max-[420px]:hidden">
              <Pill>{status}</Pill>
            </span>
          )}
        </WindowBar>
        {children}
      </div>
    </figure>
  );
}

/** A window's title bar, with its title and status. */
export function WindowBar({ className = "", ...props }: ComponentProps<"div">): ReactNode {
  return (
    <div
      {...props}
      className={`flex h-11 items-center gap-3 border-b border-hairline bg-surface-2 pr-3 pl-5 whitespace-nowrap ${className}`.trim()}
    />
  );
}
