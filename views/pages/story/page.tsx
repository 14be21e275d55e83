import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { storyText } from "../../text/pages-text";
import { story as copy } from "../../content/story";
import type { Page } from "../../page";
import { Icon } from "../../ui/icon";
import { Closing } from "../../ui/closing";
import { MoreLink } from "../../ui/more-link";
import { Eyebrow } from "../../ui/eyebrow";
import { Lead, Section } from "../../ui/section";
import { Wrap } from "../../ui/wrap";
import { CallTime } from "../../product/call-line";
import { FieldValue } from "../../product/field-changes";
import { Picture, ProductWindow } from "../../product/window";

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
        <Ledger />
      </div>
      <Reasoning />
      <Wishes />
      <Rules />
      <LastWords />
      <End />
    </>
  ),
};

function Opening(): ReactNode {
  return (
    <section className="pt-28 pb-section lg:pt-32 print:pt-0">
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
    <Section className="border-y border-hairline bg-surface-1">
      <h2>{title}</h2>
      <Lead className="mt-4 mb-8">{lead}</Lead>
      <dl className="grid gap-x-8 gap-y-6 md:grid-cols-3 print:grid-cols-3">
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

function LastWords(): ReactNode {
  return (
    <Section>
      <div className="grid gap-12 lg:grid-cols-2 lg:gap-24">
        {copy.closing.map(({ title, text }) => (
          <div key={title}>
            <h2 className="mb-4 text-subhead">{title}</h2>
            <p className="max-w-measure text-prose not-first:mt-5">{text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}

function End(): ReactNode {
  const { action, more, ...end } = copy.end;
  return (
    <Closing
      {...end}
      action={{ name: action, href: paths.demo.path }}
      more={{ name: more, href: paths.ourSolution.path }}
    />
  );
}

/** Quotes from a call, each beside the CRM field that missed it. */
function Ledger(): ReactNode {
  const { title, status, said, known, text, caption, rows } = copy.ledger;
  return (
    <Wrap>
      <Picture text={text}>
        <ProductWindow title={title} status={status}>
          <div className="hidden font-bold sm:grid sm:grid-cols-[3fr_2fr]">
            <p className="px-7 py-2.5">{said}</p>
            <p className="on-paper px-7 py-2.5">{known}</p>
          </div>
          {rows.map((row) => (
            <div key={row.at} className="text-base sm:grid sm:grid-cols-[3fr_2fr]">
              <p className="flex gap-5 border-t border-hairline p-5 text-ink sm:px-7 sm:py-6">
                <span className="text-teal tabular-nums">
                  <CallTime at={row.at} />
                </span>
                <span>“{row.text}”</span>
              </p>
              <p className="flex items-center justify-between gap-4 on-paper border-t border-hairline px-5 py-4 sm:px-7">
                {row.field}
                <FieldValue value={row.value} />
              </p>
            </div>
          ))}
        </ProductWindow>
      </Picture>
      <p className="mt-6 max-w-measure text-muted">{caption}</p>
    </Wrap>
  );
}

/** The wishes, each with its reasoning and the product it became. */
function Wishes(): ReactNode {
  return (
    <Section className="pb-0">
      <h2 className="mb-6 lg:mb-10">{copy.wishesTitle}</h2>
      <ol>
        {copy.wishes.map(({ count, wish, text, became, place }) => (
          <li
            key={wish}
            className="grid gap-4 border-t border-hairline py-6 break-inside-avoid lg:grid-cols-[7fr_6fr] lg:gap-24 lg:py-9"
          >
            <div>
              <Eyebrow className="mb-3">{count}</Eyebrow>
              <h3 className="max-w-[16em] text-subhead">{wish}</h3>
            </div>
            <div>
              {text.map((paragraph) => (
                <p key={paragraph} className="max-w-measure text-prose not-first:mt-5">
                  {paragraph}
                </p>
              ))}
              <MoreLink className="mt-3" href={paths[place].path}>
                {became}
              </MoreLink>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
