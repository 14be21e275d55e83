import { formatDay } from "../../ui/long-date";
import type { ReactNode } from "react";
import { markdownPath } from "../../../src/paths";
import { fillFacts } from "../../text/document-tables";
import { documentCopy as copy } from "../../content/document-copy";
import { questionsOf } from "../../text/document-questions";
import { type Document, replacedOn, versionsOf } from "../../text/documents";
import { feedAt } from "../../content/feeds";
import { contactHref } from "../../content/links";
import { headingsOf } from "../../text/markdown";
import { NOT_PROVIDED, type Operator, operator, operatorOn } from "../../content/operator";
import { faqPage, webPage } from "../../layout/json-ld";
import type { Page } from "../../page";
import { Prose } from "../../ui/prose";
import { ArticleLayout } from "../../ui/article-layout";
import { Contents } from "../../ui/contents";
import { BulletList, linkClass } from "../../ui/prose-elements";
import { Lead } from "../../ui/section";

/** Returns the page of a document, such as a policy. */
export function documentPage(document: Document): Page {
  const { place, current, title, description, lead, updated } = document;
  return {
    place,
    title,
    description,
    folder: "document",
    modified: updated,
    feed: feedAt(current),
    markdown: (facts) =>
      [
        `# ${title}`,
        // Published versions have no lead, and their text must not change.
        ...(versionsOf(current).length === 0 ? [lead] : []),
        `${copy.updated}: ${updated}`,
        `${fillFacts(document.markdown, facts, companyOn(document))}\n`,
      ].join("\n\n"),
    structuredData: (siteUrl) => {
      const questions = questionsOf(document);
      const about = webPage({ place, title, description, modified: updated }, siteUrl);
      return questions.length > 0 ? [about, faqPage(questions)] : [about];
    },
    queryKeys: ["on"],
    View: ({ facts, query }) => {
      if (facts === undefined) throw new Error(`${place.path} needs the facts that it states`);
      const markdown = fillFacts(document.markdown, facts, companyOn(document, query?.get("on")));
      const sections = headingsOf(markdown);
      return (
        <ArticleLayout
          head={
            <>
              <DocumentHead document={document} />
              {markdown.includes(NOT_PROVIDED) && <MissingFacts />}
            </>
          }
        >
          {sections.length > 1 && <Contents title={copy.contents} sections={sections} />}
          <Prose markdown={markdown}>
            <Versions document={document} />
          </Prose>
        </ArticleLayout>
      );
    },
  };
}

/** The facts about the operator on a day, as YYYY-MM-DD; by default, on the last day on which the document held. */
function companyOn(document: Document, day?: string | null): Operator {
  const asked = day && /^\d{4}-\d\d-\d\d$/.test(day) ? day : replacedOn(document);
  return asked === undefined ? operator : operatorOn(asked);
}

/** The title, lead and date of a document, with a link to its Markdown. */
export function DocumentHead({ document }: { document: Document }): ReactNode {
  const { place, current, title, lead, changes, updated } = document;
  return (
    <>
      <h1 className="text-headline">{title}</h1>
      <Lead className="mt-5">{lead}</Lead>
      <p className="mt-2 text-small text-muted">
        {changes || place !== current ? copy.version : copy.updated}{" "}
        <time dateTime={updated}>{formatDay(updated)}</time>
        <span className="print:hidden">
          {" "}
          ·{" "}
          <a className="underline underline-offset-4" href={markdownPath(place)}>
            {copy.markdown}
          </a>
        </span>
      </p>
      <Status document={document} />
    </>
  );
}

/** How to ask for facts that the operator has not set. */
function MissingFacts(): ReactNode {
  return (
    <p className="mt-2 text-small text-muted">
      {copy.missing.text}{" "}
      <a className="underline underline-offset-4" href={contactHref("security")}>
        {copy.missing.link}
      </a>
    </p>
  );
}

/** On the page of a version: whether it is the current one. */
function Status({ document: { place, current, updated } }: { document: Document }): ReactNode {
  if (place === current) return null;
  const [newest] = versionsOf(current);
  return (
    <p className="mt-2 text-small text-muted">
      {newest?.updated === updated ? copy.isCurrent : copy.isOld}{" "}
      <a className="underline underline-offset-4" href={current.path}>
        {copy.toCurrent}
      </a>
    </p>
  );
}

/** The changes in each version, with a link to it. */
function Versions({ document: { changes, current } }: { document: Document }): ReactNode {
  if (changes === undefined) return null;
  const published = versionsOf(current);
  return (
    <section id="versions" aria-labelledby="versions-title" className="mt-14 lg:mt-18">
      <h2 id="versions-title" className="mb-4 text-subhead">
        {copy.changes}
      </h2>
      <BulletList>
        {changes.map(({ version, what }) => {
          const found = published.find(({ updated }) => updated === version);
          return (
            <li key={version}>
              {found ? (
                <a className={linkClass} href={found.place.path}>
                  {formatDay(version)}
                </a>
              ) : (
                formatDay(version)
              )}
              : {what}
            </li>
          );
        })}
      </BulletList>
    </section>
  );
}
