import type { ReactNode } from "react";

/** With fewer sections, the table of contents is hidden on small screens. */
const MIN_SECTIONS_ON_PHONES = 3;

/** A collapsible table of contents: beside the article on wide screens, above it on narrow ones. */
export function Contents(props: {
  title: string;
  sections: readonly { id: string; title: string }[];
}): ReactNode {
  return (
    <nav
      data-contents
      aria-label={props.title}
      className={`${props.sections.length < MIN_SECTIONS_ON_PHONES ? "max-lg:hidden " : ""}mb-10 rounded-card border border-hairline bg-surface-1 px-4 pt-1 pb-2 lg:sticky lg:top-24 lg:mt-1.5 lg:mb-0 lg:max-h-[calc(100vh-128px)] lg:overflow-y-auto lg:border-0 lg:bg-transparent lg:p-0 print:hidden`}
    >
      <details open className="group">
        <summary className="flex min-h-11 cursor-pointer items-center text-small font-bold text-ink after:mt-1 after:mr-1 after:ml-auto after:size-2 after:rotate-45 after:border-t-2 after:border-l-2 after:border-muted group-not-open:after:-mt-1 group-not-open:after:rotate-225 lg:min-h-8 lg:after:content-none">
          {props.title}
        </summary>
        <ol className="sm:max-lg:columns-2 sm:max-lg:gap-8">
          {props.sections.map(({ id, title }, index) => (
            <li key={id} className="border-t border-hairline break-inside-avoid lg:border-0">
              <a
                href={`#${id}`}
                className={`block py-2.5 leading-6 text-body transition-colors hover:text-ink lg:border-l-2 lg:border-hairline lg:py-1.5 lg:pl-4 lg:text-small lg:leading-5 lg:text-muted [animation-timeline:--in-view-${index + 1}]`}
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
