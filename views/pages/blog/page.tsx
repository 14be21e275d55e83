import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { blogText } from "../../text/pages-text";
import { feeds } from "../../content/feeds";
import { articles } from "../../text/articles";
import { blog as copy } from "../../content/blog";
import type { Article } from "../../text/read-article";
import type { Page } from "../../page";
import { ArticleLine } from "../../ui/article-line";
import { Icon } from "../../ui/icon";
import { ArticleList } from "./article-list";
import { ButtonLink } from "../../ui/button";
import { Eyebrow } from "../../ui/eyebrow";
import { Lead } from "../../ui/section";
import { Wrap } from "../../ui/wrap";
import { Pill } from "../../ui/badge";

export const blog: Page = {
  place: paths.blog,
  title: copy.title,
  description: copy.description,
  social: copy.social,
  folder: "blog",
  feed: feeds.blog,
  markdown: blogText,
  View: () => {
    const [newest, ...earlier] = articles;
    return (
      <div className="bg-wash bg-no-repeat print:bg-none">
        <Wrap className="pt-28 pb-section lg:pt-32 print:pt-0">
          <header className="items-end gap-x-16 lg:grid lg:grid-cols-[7fr_5fr]">
            <div>
              <Eyebrow>{copy.eyebrow}</Eyebrow>
              <h1 className="max-w-[12em] text-headline">{copy.heading}</h1>
            </div>
            <Lead className="max-lg:mt-6">{copy.lead}</Lead>
          </header>
          <div className="mt-12">{newest && <Newest article={newest} />}</div>
          <section aria-labelledby="earlier" className="mt-14 lg:mt-18">
            <h2 id="earlier" className="mb-6">
              {copy.earlier}
            </h2>
            <ArticleList articles={earlier} />
          </section>
          <Subscribe />
        </Wrap>
      </div>
    );
  },
};

/** The newest article, with links to its sections. */
function Newest({ article }: { article: Article }): ReactNode {
  const { title, description, contents } = article;
  const { path } = article.place;
  return (
    <article className="overflow-hidden rounded-window border border-hairline-strong bg-surface-1 lg:grid lg:grid-cols-[7fr_5fr]">
      <div className="flex flex-col items-start p-6 md:p-12">
        <Pill>{copy.newest}</Pill>
        <h2 className="mt-6 font-black">
          <a href={path} className="hover:text-teal-hover">
            {title}
          </a>
        </h2>
        <Lead className="mt-4 mb-8">{description}</Lead>
        <div className="mt-auto">
          <ArticleLine article={article} />
        </div>
      </div>
      <nav
        aria-labelledby="inside"
        className="border-t border-hairline bg-surface-2 p-6 md:p-12 lg:border-t-0 lg:border-l print:hidden"
      >
        <h3 id="inside" className="mb-2 text-small text-muted">
          {copy.inside}
        </h3>
        <ol>
          {contents.map((heading, index) => (
            <li key={heading.id} className="not-first:border-t not-first:border-hairline">
              <a
                href={`${path}#${heading.id}`}
                className="flex gap-4 py-2.5 leading-6 text-ink hover:text-teal-hover"
              >
                <b className="text-teal tabular-nums">{index + 1}</b>
                {heading.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </article>
  );
}

function Subscribe(): ReactNode {
  const { title, text, action } = copy.subscribe;
  return (
    <section className="mt-5 flex flex-wrap items-center justify-between gap-6 border-t border-hairline pt-10">
      <div>
        <h2 className="mb-4 text-h3">{title}</h2>
        <p>{text}</p>
      </div>
      <ButtonLink tone="primary" className="max-xs:w-full" href={paths.subscribe.path}>
        {action}
        <Icon name="arrow" />
      </ButtonLink>
    </section>
  );
}
