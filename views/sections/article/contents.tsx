import type { ReactNode } from "react";

/** The list of an article's sections: beside the text where there is room, before it elsewhere, and it can be folded. */
export function Contents(props: {
  title: string;
  sections: readonly { id: string; title: string }[];
}): ReactNode {
  return (
    <nav className="article-contents" aria-label={props.title}>
      <details open>
        <summary>{props.title}</summary>
        <ol>
          {props.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
