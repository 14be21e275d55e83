import type { ReactNode } from "react";

/** A step of a list of what happens next, drawn as a timeline. The first is now. */
export function NextStep(props: {
  when: string;
  title: ReactNode;
  children: ReactNode;
}): ReactNode {
  return (
    <li className="group relative pb-5 pl-8 last:pb-0 before:absolute before:top-1 before:left-0 before:size-3.5 before:rounded-pill before:border-2 before:border-decoration first:before:border-teal first:before:bg-teal not-last:after:absolute not-last:after:top-5.5 not-last:after:bottom-0 not-last:after:left-1.5 not-last:after:w-px not-last:after:bg-hairline-strong">
      <p className="text-small font-bold text-muted group-first:text-teal">{props.when}</p>
      <h3 className="text-base">{props.title}</h3>
      {props.children}
    </li>
  );
}
