import type { ReactNode } from "react";
import { about } from "../../content/about";
import { crmScene } from "../../content/crm-scene";
import { demoDeal } from "../../content/demo-deal";
import { MoreLink } from "../../ui/more-link";
import { Lead, Section } from "../../ui/section";

/** How Genie began, with a link to the whole story, above what it is for. */
export function Story(): ReactNode {
  const { story, mission, vision } = about;
  return (
    <Section className="border-t border-hairline">
      <div className="mb-12 grid gap-x-12 gap-y-8 lg:mb-16 lg:grid-cols-2 xl:gap-x-20">
        <div>
          <h2>{story.title}</h2>
          <Lead className="mt-5 mb-6">{story.lead}</Lead>
          {story.paragraphs.map((text) => (
            <p key={text} className="mb-4 max-w-measure">
              {text}
            </p>
          ))}
          <MoreLink className="-my-2" href={story.link.href}>
            {story.link.name}
          </MoreLink>
        </div>
        <EmptyField />
      </div>
      {[mission, vision].map(({ name, text }, index) => (
        <div
          key={name}
          className="grid gap-x-12 gap-y-2 mt-6 items-baseline lg:grid-cols-[1fr_5fr]"
        >
          <h3 className="text-eyebrow text-teal">{name}</h3>
          <p
            className={`text-ink text-balance ${index === 0 ? "text-subhead font-bold" : "text-h3"}`}
          >
            {text}
          </p>
        </div>
      ))}
    </Section>
  );
}

const nextStep = demoDeal.fieldChanges.find(({ field }) => field === "Next step");

/** The field after the call, and what the rep types days later. */
function EmptyField(): ReactNode {
  const { title, text } = crmScene.notes.without;
  return (
    <div className="self-center rounded-window bg-paper p-5 text-small text-paper-body shadow-window lg:p-8">
      <p className="flex justify-between gap-4">
        <b className="text-paper-ink">{demoDeal.account.name}</b> {demoDeal.label}
      </p>
      <dl className="mt-4">
        <dt>{nextStep?.field}</dt>
        <dd className="mt-1 rounded-small border border-paper-line px-3 py-2 text-lead text-paper-error">
          {nextStep?.from}
        </dd>
        <dt className="mt-4">{title}</dt>
        <dd className="mt-1 text-base text-paper-ink">{text}</dd>
      </dl>
    </div>
  );
}
