import type { ReactNode } from "react";
import { product } from "../content/product";
import { Pill } from "../ui/badge";

/** The classes of a product window, for interactive ones. */
export const windowClass =
  "@container relative overflow-hidden rounded-window border border-hairline-strong bg-surface-1 text-small text-muted shadow-window";

/** A mock-up. Not interactive and hidden from screen readers, which get `text` instead. */
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

/** A window of Genie, or a light one of the customer's tools, so that Genie's stand out. */
export function ProductWindow(props: {
  title: string;
  status?: ReactNode;
  isPaper?: boolean;
  className?: string;
  children: ReactNode;
}): ReactNode {
  const { title, status, isPaper = false, className = "", children } = props;
  return (
    <div className={`${windowClass} ${isPaper ? "on-paper" : ""} ${className}`}>
      <WindowBar title={title} status={status} />
      {children}
    </div>
  );
}

/** A window's title, which narrow ones cut at the dot, and status; what it shows is fictional. */
export function WindowBar(props: {
  title: string;
  status?: ReactNode;
  className?: string;
  children?: ReactNode;
}): ReactNode {
  const { title, status, className = "h-11 pr-3", children } = props;
  const [name, ...more] = title.split(" · ");
  return (
    <div
      className={`flex items-center gap-3 rounded-t-window border-b border-hairline bg-surface-2 pl-4 whitespace-nowrap @min-[420px]:pl-5 ${className}`}
    >
      <b className="flex-1 truncate">
        {name}
        {more.length > 0 && <span className="@max-[420px]:hidden"> · {more.join(" · ")}</span>}
      </b>
      <span className={children ? "@max-[420px]:hidden" : ""}>{product.demo}</span>
      {status && <Pill className="@max-[420px]:hidden">{status}</Pill>}
      {children}
    </div>
  );
}

/** A part of a window: the parts are stacked on phones and side by side on wider screens. */
export function Pane(props: {
  title?: ReactNode;
  className?: string;
  children: ReactNode;
}): ReactNode {
  const { title, className = "", children } = props;
  return (
    <div
      className={`p-5 not-first:border-t not-first:border-hairline md:p-6 md:not-first:border-t-0 md:not-first:border-l ${className}`}
    >
      {title && (
        <p className="mb-3 flex flex-wrap justify-between gap-x-4 text-small font-bold text-muted">
          {title}
        </p>
      )}
      {children}
    </div>
  );
}
