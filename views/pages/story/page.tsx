import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { storyText } from "../../text/pages-text";
import { story as copy } from "../../content/story";
import type { Page } from "../../page";
import { ButtonLink } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { MoreLink } from "../../ui/more-link";
import { Eyebrow } from "../../ui/eyebrow";
import { Lead, Section } from "../../ui/section";
import { Wrap } from "../../ui/wrap";
import { StoryLedger } from "./ledger";
import { StoryWishes } from "./wishes";

export const story: Page = {
  place: paths.story,
  title: copy.title,
  description: copy.description,
  social: copy.social,
  folder: "story",
  markdown: storyText,
  View: () => (
    <>
      <div className="bg-wash bg-no-repeat print:bg-none">
        <Opening />
        <StoryLedger />
      </div>
      <Reasoning />
      <StoryWishes />
      <Rules />
      <Closing />
      <End />
    </>
  ),
};

function Opening(): ReactNode {
  return (
    <section className="pt-30 pb-section lg:pt-32 print:pt-0">
      <Wrap className="items-end gap-x-16 lg:grid lg:grid-cols-[7fr_5fr]">
        <div>
          <Eyebrow>{copy.eyebrow}</Eyebrow>
          <h1 className="text-display">{copy.heading}</h1>
        </div>
        <Lead className="max-lg:mt-6">{copy.lead}</Lead>
      </Wrap>
    </section>
  );
}

/** Has the same columns as the wishes below it. */
function Reasoning(): ReactNode {
  const { title, paragraphs } = copy.reasoning;
  return (
    <Section>
      <div className="grid gap-6 lg:grid-cols-[7fr_6fr] lg:gap-24">
        <h2>{title}</h2>
        <div>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="max-w-measure text-prose not-first:mt-5">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </Section>
  );
}

function Rules(): ReactNode {
  const { title, lead, list } = copy.rules;
  return (
    <Section className="border-y border-hairline bg-surface-1 print:bg-none">
      <h2>{title}</h2>
      <Lead className="mt-4 mb-8">{lead}</Lead>
      <dl className="grid gap-8 md:grid-cols-3 md:gap-10">
        {list.map(({ name, text }) => (
          <div key={name}>
            <dt className="mb-2 flex items-center gap-3 text-h4 font-bold text-ink">
              <span className="rounded-pill border border-error text-error">
                <Icon name="close" />
              </span>
              {name}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Closing(): ReactNode {
  return (
    <Section>
      <div className="grid gap-12 lg:grid-cols-2 lg:gap-24">
        {copy.closing.map(({ title, text }) => (
          <div key={title}>
            <h2 className="mb-4 text-subhead">{title}</h2>
            <p className="max-w-measure text-prose">{text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}

function End(): ReactNode {
  const { title, text, action, more } = copy.end;
  return (
    <Section className="border-t border-hairline bg-wash bg-no-repeat text-center print:hidden">
      <h2 className="text-headline font-black">{title}</h2>
      <Lead className="mx-auto mt-5">{text}</Lead>
      <p className="mt-9 flex flex-wrap justify-center gap-x-8 gap-y-3">
        <ButtonLink tone="primary" href={paths.demo.path}>
          {action}
        </ButtonLink>
        <MoreLink href={paths.ourSolution.path}>{more}</MoreLink>
      </p>
    </Section>
  );
}
