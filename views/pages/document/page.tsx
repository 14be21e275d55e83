import type { ReactNode } from "react";
import { markdownPath } from "../../../src/paths";
import { fillTables } from "../../content/document-tables";
import { documentWords as words } from "../../content/document-words";
import { type Document, versionsOf } from "../../content/documents";
import { headingsOf } from "../../content/markdown";
import type { Page } from "../../page";
import { Contents } from "../../sections/article/contents";
import { Prose } from "../../ui/prose";

/** The page of one document: a policy, a statement, a list. */
export function documentPage(document: Document): Page {
  const { place, title, description, updated } = document;
  return {
    place,
    title,
    description,
    styles: "document",
    modified: updated,
    markdown: (personalData) =>
      `# ${title}\n\n${words.updated}: ${updated}\n\n${fillTables(document.markdown, personalData)}\n`,
    View: ({ personalData }) => {
      const markdown = fillTables(document.markdown, personalData ?? []);
      const sections = headingsOf(markdown);
      return (
        <article className="article wrap">
          <header className="article-head">
            <h1>{title}</h1>
            <p className="lead">{document.lead}</p>
            <p className="note mt-6">
              {document.changes || place !== document.current ? words.version : words.updated}{" "}
              <time dateTime={updated}>{updated}</time> ·{" "}
              <a className="underline underline-offset-3" href={markdownPath(place)}>
                {words.markdown}
              </a>
            </p>
            <Status document={document} />
          </header>
          {sections.length > 0 && <Contents title={words.contents} sections={sections} />}
          <Prose markdown={markdown}>
            <Versions document={document} />
          </Prose>
        </article>
      );
    },
  };
}

/** On the page of one version: whether it still holds. */
function Status({ document: { place, current, updated } }: { document: Document }): ReactNode {
  if (place === current) return null;
  const [newest] = versionsOf(current);
  return (
    <p className="note mt-2">
      {newest?.updated === updated ? words.isCurrent : words.isOld}{" "}
      <a className="underline underline-offset-3" href={current.path}>
        {words.toCurrent}
      </a>
    </p>
  );
}

/** What each version changed, with its address. */
function Versions({ document: { changes, current } }: { document: Document }): ReactNode {
  if (changes === undefined) return null;
  const published = versionsOf(current);
  return (
    <section id="versions" aria-labelledby="versions-title">
      <h2 id="versions-title">{words.changes}</h2>
      <ul>
        {changes.map(({ version, what }) => {
          const found = published.find(({ updated }) => updated === version);
          return (
            <li key={version}>
              {found ? <a href={found.place.path}>{version}</a> : version}: {what}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
