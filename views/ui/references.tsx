import type { ReactNode } from "react";
import { type CitedWork, referenceId } from "../text/citations";
import { type Work, works } from "../content/works";
import { linkClass } from "./prose-elements";

export const referencesId = "references";

/** The works that an article cites, each with links back to its citations. */
export function References(props: {
  title: string;
  citedAt: string;
  cited: readonly CitedWork[];
}): ReactNode {
  const { title, citedAt, cited } = props;
  return (
    <section
      id={referencesId}
      aria-labelledby="references-title"
      className="mt-12 max-w-measure lg:mt-18"
    >
      <h2 id="references-title" className="mb-4 text-subhead">
        {title}
      </h2>
      <ol className="text-base">
        {cited.map(({ key, number, citations }) => (
          <li
            key={key}
            id={referenceId(number)}
            className="flex gap-4 border-t border-hairline py-3 break-inside-avoid target:bg-surface-2"
          >
            <span className="w-6 flex-none text-right text-muted tabular-nums">{number}.</span>
            <div>
              <p>
                <Reference work={works[key]} />
              </p>
              <p
                data-backs
                className="mt-0.5 flex flex-wrap items-center gap-1 text-small text-muted print:hidden"
              >
                {citedAt}
                {citations.map((id, index) => (
                  <a
                    key={id}
                    href={`#${id}`}
                    aria-label={`Back to citation ${index + 1} of reference ${number}`}
                    className="grid min-h-7 min-w-7 place-items-center rounded-small text-teal hover:bg-surface-3 hover:text-teal-hover"
                  >
                    ↑{index + 1}
                  </a>
                ))}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Reference({ work }: { work: Work }): ReactNode {
  const { authors, year, title, source, address } = work;
  return (
    <>
      {authors} ({year}).{" "}
      <cite className="text-ink not-italic">
        {address ? (
          <a href={address} className={linkClass}>
            {title}
          </a>
        ) : (
          title
        )}
      </cite>
      . {source}.
    </>
  );
}
