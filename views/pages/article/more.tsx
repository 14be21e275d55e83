import type { ReactNode } from "react";
import { neighborsOf, relatedTo } from "../../text/articles";
import { blog } from "../../content/blog";
import type { Article } from "../../text/read-article";

const MAX_RELATED = 2;

/** Links to the next and previous articles and to related ones. */
export function More({ article }: { article: Article }): ReactNode {
  const { newer, older } = neighborsOf(article);
  const rows: [string, Article | undefined][] = [
    [blog.newer, newer],
    [blog.older, older],
    ...relatedTo(article, MAX_RELATED).map((other): [string, Article] => [blog.related, other]),
  ];
  return (
    <nav className="mt-14 text-base lg:mt-18 print:hidden" aria-labelledby="more">
      <h2 id="more" className="mb-4 text-h3">
        {blog.more}
      </h2>
      <ul>
        {rows.map(
          ([label, other]) =>
            other && (
              <li
                key={other.slug}
                className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 border-t border-hairline py-3.5 text-small text-muted sm:grid-cols-[88px_1fr_auto]"
              >
                <span>{label}</span>
                <a
                  href={other.place.path}
                  className="py-1 text-base font-bold text-ink hover:text-teal-hover max-sm:col-span-2 max-sm:row-start-2"
                >
                  {other.title}
                </a>
                <span>{other.minutes} min</span>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}
