import type { ReactNode } from "react";

/** A part of a page, under its heading. */
export function Part(props: { id: string; title: string; children: ReactNode }): ReactNode {
  return (
    <section aria-labelledby={props.id}>
      <h2 id={props.id} className="mb-3 text-h4">
        {props.title}
      </h2>
      {props.children}
    </section>
  );
}
