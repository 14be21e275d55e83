import type { ReactNode } from "react";
import { blog } from "../content/blog";
import type { Article } from "../text/read-article";
import { site } from "../content/site";
import { formatDay } from "./long-date";

/** An article's author, date and reading time. */
export function ArticleLine({ article }: { article: Article }): ReactNode {
  const { authorRole, date, updated, minutes } = article;
  return (
    <p className="flex flex-wrap gap-x-2 gap-y-1 text-small text-muted *:not-last:after:ml-2 *:not-last:after:content-['·'] max-xs:*:first:w-full max-xs:*:first:after:content-none">
      <span>
        {site.brand} {authorRole}
      </span>
      <Day date={date} />
      {updated && (
        <span>
          {blog.updated} <Day date={updated} />
        </span>
      )}
      <span>
        {minutes} {blog.minutes}
      </span>
    </p>
  );
}

/** A date for readers, with its ISO form in `datetime`. */
export function Day({ date }: { date: string }): ReactNode {
  return <time dateTime={date}>{formatDay(date)}</time>;
}
