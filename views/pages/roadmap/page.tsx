import { formatDay } from "../../ui/long-date";
import type { ReactNode } from "react";
import { roadmapStages, roadmapCopy } from "../../content/changes";
import { type Change, itemsAt, roadmapText } from "../../text/changes";
import { documentCopy } from "../../content/document-copy";
import type { Document } from "../../text/documents";
import { headingsOf } from "../../text/markdown";
import type { Page, PageProps } from "../../page";
import type { FormState } from "../../forms/form-state";
import { NotifyForm } from "../../forms/notify-form";
import { ArticleLayout } from "../../ui/article-layout";
import { Contents } from "../../ui/contents";
import { Chevron } from "../../ui/disclosure";
import { Prose } from "../../ui/prose";
import { Heading } from "../../ui/prose-elements";
import { DocumentHead, documentPage } from "../document/page";

/** Returns the roadmap: a document with a form for each item. `?item=` is the item whose form was sent. */
export function roadmapPage(document: Document): Page {
  const [before = ""] = document.markdown.split("{list:roadmap}");
  const sections = headingsOf(document.markdown.replace("{list:roadmap}", roadmapText));
  return {
    ...documentPage(document),
    folder: "roadmap",
    queryKeys: ["item"],
    View: (props) => (
      <ArticleLayout head={<DocumentHead document={document} />}>
        <Contents title={documentCopy.contents} sections={sections} />
        <div className="min-w-0">
          <Prose markdown={before} />
          {roadmapStages.map(({ stage, title }) => {
            const { id } = sections.find((section) => section.title === title) ?? {};
            return (
              <section key={stage} id={id} className="mt-12">
                <Heading {...(id !== undefined && { id })}>{title}</Heading>
                {itemsAt(stage).map((item) => (
                  <Item key={item.id} item={item} page={props} />
                ))}
              </section>
            );
          })}
        </div>
      </ArticleLayout>
    ),
  };
}

function Item({ item, page }: { item: Change; page: PageProps }): ReactNode {
  const { id, date, title, markdown } = item;
  const state: FormState | undefined = page.query?.get("item") === title ? page.form : undefined;
  return (
    <section
      id={id}
      className="max-w-measure border-t border-hairline py-6 last:pb-0 break-inside-avoid"
    >
      <h3 className="text-h4">{title}</h3>
      <p className="mb-2 text-small text-muted">
        {roadmapCopy.listed} <time dateTime={date}>{formatDay(date)}</time>
      </p>
      <Prose markdown={markdown} />
      <details open={state !== undefined} className="group mt-2 print:hidden">
        <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-bold text-teal hover:text-teal-hover">
          {roadmapCopy.notify(title)}
          <Chevron />
        </summary>
        <div className="max-w-128 pt-3 pb-2">
          <NotifyForm title={title} path={page.path} state={state} />
        </div>
      </details>
    </section>
  );
}
