import { Fragment, type ReactNode } from "react";
import { paths } from "../../../src/paths";
import { ourSolutionText } from "../../text/pages-text";
import { ourSolution as copy } from "../../content/our-solution";
import { solutionText } from "../../text/solution-text";
import type { Page } from "../../page";
import { ArticleAction, ArticleLayout } from "../../ui/article-layout";
import { Contents } from "../../ui/contents";
import { Prose } from "../../ui/prose";
import { References, referencesId } from "../../ui/references";
import { Eyebrow } from "../../ui/eyebrow";
import { Lead } from "../../ui/section";

export const ourSolution: Page = {
  place: paths.ourSolution,
  title: copy.title,
  description: copy.description,
  social: copy.social,
  folder: "our-solution",
  markdown: ourSolutionText,
  View: OurSolution,
};

const { cited, contents, markdown, minutes } = solutionText;

function OurSolution(): ReactNode {
  return (
    <ArticleLayout head={<Head />}>
      <Contents
        title={copy.contents}
        sections={[...contents, { id: referencesId, title: copy.references }]}
      />
      <Prose markdown={markdown}>
        <ArticleAction {...copy.action} href={paths.genieFlow.path} />
        <References title={copy.references} citedAt={copy.citedAt} cited={cited} />
      </Prose>
    </ArticleLayout>
  );
}

function Head(): ReactNode {
  return (
    <>
      <Eyebrow>{copy.eyebrow}</Eyebrow>
      <h1 className="text-headline">
        {copy.heading.map((sentence) => (
          <Fragment key={sentence}>
            <span className="inline-block">{sentence}</span>{" "}
          </Fragment>
        ))}
      </h1>
      <Lead className="mt-5">{copy.lead}</Lead>
      <p className="mt-2 text-small text-muted">
        {copy.readingTime(minutes)} · {copy.sources(cited.length)}
      </p>
    </>
  );
}
