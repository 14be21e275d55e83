import type { ComponentProps, ReactNode } from "react";

/** The classes of a panel, for forms that are panels themselves. */
export const panelClass =
  "min-w-0 rounded-card border border-hairline-strong bg-surface-1 p-5 sm:p-8";

/** A panel of the session pages. `id` is that of its heading. */
export function Panel(props: { id: string; title: string; children: ReactNode }): ReactNode {
  const { id, title, children } = props;
  return (
    <section aria-labelledby={id} className={panelClass}>
      <PanelTitle id={id}>{title}</PanelTitle>
      {children}
    </section>
  );
}

export function PanelTitle(props: { id?: string; children: ReactNode }): ReactNode {
  return (
    <h2 id={props.id} className="mb-4 text-h4">
      {props.children}
    </h2>
  );
}

/** A list of names and values. */
export function Facts({ list }: { list: readonly (readonly [string, ReactNode])[] }): ReactNode {
  return (
    <dl className="mb-5 grid grid-cols-[max-content_minmax(0,1fr)] gap-x-5 gap-y-2 wrap-anywhere">
      {list.map(([name, value]) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-muted">{name}</dt>
          <dd className="text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A block of code whose lines wrap. */
export function CodeText({ children }: { children: ReactNode }): ReactNode {
  return (
    <pre className="mb-3 rounded-small border border-hairline bg-canvas p-4 font-mono text-small wrap-anywhere whitespace-pre-wrap text-ink">
      {children}
    </pre>
  );
}

/** Collapsed content for readers who want the details. */
export function Fold(props: { title: string; children: ReactNode }): ReactNode {
  return (
    <details className="group">
      <summary className="min-h-11 cursor-pointer py-2.5 text-ink after:mb-0.75 after:ml-3 after:inline-block after:size-2 after:rotate-45 after:border-r-2 after:border-b-2 after:border-muted group-open:after:-mb-0.5 group-open:after:rotate-225">
        {props.title}
      </summary>
      {props.children}
    </details>
  );
}

/** Replaces the page's content when access is denied or something is missing. */
export function Denial(props: ComponentProps<"div">): ReactNode {
  return (
    <div
      {...props}
      className="grid justify-items-start gap-4 rounded-card border border-hairline-strong bg-surface-1 p-6 text-prose text-ink"
    />
  );
}
