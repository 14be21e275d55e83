import type { ReactNode } from "react";

/** One block of a page in the site's column. `id` is what anchors name. */
export function Section(props: {
  id?: string;
  className?: string;
  children: ReactNode;
}): ReactNode {
  const { id, className, children } = props;
  return (
    <section id={id} className={className ? `section ${className}` : "section"}>
      <div className="wrap">{children}</div>
    </section>
  );
}

/** What stands over a section: a short kicker, its heading, and a lead where one is needed. */
export function SectionHead(props: {
  eyebrow: string;
  title: ReactNode;
  lead?: string;
  children?: ReactNode;
}): ReactNode {
  return (
    <div className="head">
      <p className="eyebrow">{props.eyebrow}</p>
      <h2>{props.title}</h2>
      {props.lead && <p className="lead">{props.lead}</p>}
      {props.children}
    </div>
  );
}
