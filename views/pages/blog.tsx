import type { ReactNode } from "react";
import { endpoints, paths } from "../../src/paths";
import { articles } from "../content/articles";
import { blog as copy } from "../content/blog";
import { type Article, topics } from "../content/read-article";
import type { Page } from "../page";
import { ArticleLine, Day } from "../ui/article-line";
import { Icon } from "../ui/icon";

export const blog: Page = {
  place: paths.blog,
  title: copy.title,
  description: copy.description,
  social: copy.social,
  styles: "blog",
  hasFeed: true,
  View: () => {
    const [newest, ...earlier] = articles;
    return (
      <div className="wrap blog">
        <header className="blog-head">
          <p className="eyebrow">{copy.eyebrow}</p>
          <h1>{copy.heading}</h1>
          <p className="lead">{copy.lead}</p>
        </header>
        {newest && <Newest article={newest} />}
        <Earlier list={earlier} />
        <ByTopic />
        <Feed />
      </div>
    );
  },
};

/** The newest article with its own sections, each a link into it. */
function Newest({ article }: { article: Article }): ReactNode {
  const { title, description, contents } = article;
  const { path } = article.place;
  return (
    <article className="blog-newest">
      <div className="blog-teaser">
        <p className="badge">{copy.newest}</p>
        <h2>
          <a href={path}>{title}</a>
        </h2>
        <p className="lead">{description}</p>
        <ArticleLine article={article} />
      </div>
      <nav aria-labelledby="inside">
        <h3 id="inside">{copy.inside}</h3>
        <ol>
          {contents.map((heading) => (
            <li key={heading.id}>
              <a href={`${path}#${heading.id}`}>{heading.title}</a>
            </li>
          ))}
        </ol>
      </nav>
    </article>
  );
}

function Earlier({ list }: { list: readonly Article[] }): ReactNode {
  return (
    <section className="blog-earlier" aria-labelledby="earlier">
      <h2 id="earlier">{copy.earlier}</h2>
      <ol>
        {list.map(({ slug, place, title, description, date, tags, minutes }) => (
          <li key={slug}>
            <Day date={date} />
            <div>
              <h3>
                <a href={place.path}>{title}</a>
              </h3>
              <p>{description}</p>
            </div>
            <p className="note">
              {tags.join(", ")} · {minutes} {copy.minutes}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** An index, as at the end of a book: an article stands under each of its topics. */
function ByTopic(): ReactNode {
  return (
    <section className="blog-topics" aria-labelledby="by-topic">
      <h2 id="by-topic">{copy.byTopic}</h2>
      <div>
        {topics.map((topic) => (
          <section key={topic}>
            <h3>{topic}</h3>
            <ul>
              {articles
                .filter(({ tags }) => tags.includes(topic))
                .map(({ slug, place, title }) => (
                  <li key={slug}>
                    <a href={place.path}>{title}</a>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

function Feed(): ReactNode {
  return (
    <section className="blog-feed">
      <div>
        <h2>{copy.feed.title}</h2>
        <p>{copy.feed.text}</p>
      </div>
      <a className="button" href={endpoints.feed} type="application/atom+xml">
        {copy.feed.action}
        <Icon name="arrow" />
      </a>
    </section>
  );
}
