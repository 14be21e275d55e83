import type { ReactNode } from "react";
import { paths } from "../../src/paths";
import { ourSolution as copy, solutionText } from "../content/our-solution";
import type { Page } from "../page";
import { Contents } from "../sections/article/contents";
import { References, referencesId } from "../sections/article/references";
import { Prose } from "../ui/prose";

export const ourSolution: Page = {
  place: paths.ourSolution,
  title: copy.title,
  description: copy.description,
  social: copy.social,
  styles: "our-solution",
  View: OurSolution,
};

const { cited, contents, markdown, minutes } = solutionText;

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
          <span>{copy.readingTime(minutes)}</span>
          <span>{copy.sources(cited.length)}</span>
        </p>
      </header>
      <Contents
        title={copy.contents}
        sections={[...contents, { id: referencesId, title: copy.references }]}
      />
      <Prose markdown={markdown}>
        <Action />
        <References title={copy.references} citedAt={copy.citedAt} cited={cited} />
      </Prose>
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
