import type { ReactNode } from "react";
import { paths } from "../../src/paths";
import { ourSolution as copy, ourSolutionArticle } from "../content/our-solution";
import type { Page } from "../page";
import { Blocks } from "../sections/article/blocks";
import { Contents } from "../sections/article/contents";
import { readingMinutes } from "../sections/article/reading-time";
import { References, referencesId } from "../sections/article/references";
import { weave } from "../sections/article/weave";

export const ourSolution: Page = {
  place: paths.ourSolution,
  title: copy.title,
  description: copy.description,
  social: copy.social,
  styles: "our-solution",
  View: OurSolution,
};

const { sections, cited } = weave(ourSolutionArticle);

function OurSolution(): ReactNode {
  return (
    <article className="article wrap">
      <header className="article-head">
        <p className="eyebrow">{copy.eyebrow}</p>
        <h1>
          {copy.heading.map((sentence) => (
            <span key={sentence}>{sentence} </span>
          ))}
        </h1>
        <p className="lead">{copy.lead}</p>
        <p className="article-facts">
          <span>{copy.readingTime(readingMinutes(ourSolutionArticle))}</span>
          <span>{copy.sources(cited.length)}</span>
        </p>
      </header>
      <Contents
        title={copy.contents}
        sections={[...sections, { id: referencesId, title: copy.references }]}
      />
      <div className="prose">
        {sections.map(({ id, title, blocks }) => (
          <section key={id} id={id}>
            <h2>{title}</h2>
            <Blocks blocks={blocks} />
          </section>
        ))}
        <Action />
        <References title={copy.references} citedAt={copy.citedAt} cited={cited} />
      </div>
    </article>
  );
}

function Action(): ReactNode {
  const { eyebrow, title, text, button } = copy.action;
  return (
    <aside className="article-action">
      <p className="eyebrow">{eyebrow}</p>
      <h2>{title}</h2>
      <p>{text}</p>
      <a className="button button-primary" href={paths.genieFlow.path}>
        {button}
      </a>
    </aside>
  );
}
