import type { ReactNode } from "react";
import { type CitedWork, referenceId } from "../../content/citations";
import { type Work, works } from "../../content/references";

export const referencesId = "references";

/** The works that an article cites, each with a way back to every place that cites it. */
export function References(props: {
  title: string;
  citedAt: string;
  cited: readonly CitedWork[];
}): ReactNode {
  const { title, citedAt, cited } = props;
  return (
    <section id={referencesId} className="references" aria-labelledby="references-title">
      <h2 id="references-title">{title}</h2>
      <ol>
        {cited.map(({ key, number, citations }) => (
          <li key={key} id={referenceId(number)}>
            <p>
              <Reference work={works[key]} />
            </p>
            <p className="backs">
              {citedAt}
              {citations.map((id, index) => (
                <a
                  key={id}
                  href={`#${id}`}
                  aria-label={`Back to citation ${index + 1} of reference ${number}`}
                >
                  ↑{index + 1}
                </a>
              ))}
            </p>
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
      {authors} ({year}). <cite>{address ? <a href={address}>{title}</a> : title}</cite>. {source}.
    </>
  );
}
