import type { ReactNode } from "react";
import { blog } from "../../content/blog";
import type { Article } from "../../text/read-article";
import { Day } from "../../ui/article-line";

/** A list of articles with date, description and topics. */
export function ArticleList({ articles }: { articles: readonly Article[] }): ReactNode {
  return (
    <ol>
      {articles.map(({ slug, place, title, description, date, tags, minutes }) => (
        <li
          key={slug}
          className="items-baseline gap-x-10 border-t border-hairline py-7 break-inside-avoid lg:grid lg:grid-cols-[176px_minmax(0,1fr)_auto]"
        >
          <p className="text-small text-muted tabular-nums">
            <Day date={date} />
          </p>
          <div>
            <h3 className="mt-1 mb-2 lg:mt-0">
              <a href={place.path} className="hover:text-teal-hover">
                {title}
              </a>
            </h3>
            <p className="max-w-measure">{description}</p>
          </div>
          <p className="text-small text-muted max-lg:mt-3 lg:text-right">
            {tags.join(", ")} · {minutes} {blog.minutes}
          </p>
        </li>
      ))}
    </ol>
  );
}
