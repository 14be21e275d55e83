import type { ReactNode } from "react";
import { about } from "../../content/about";
import { MoreLink } from "../../ui/more-link";
import { Lead, Section } from "../../ui/section";

/** How Genie began, with a link to the whole story, above what it is for. */
export function Story(): ReactNode {
  const { story, mission, vision } = about;
  return (
    <Section className="border-t border-hairline">
      <div className="mb-12 grid gap-x-12 gap-y-6 lg:mb-16 lg:grid-cols-2 xl:gap-x-20">
        <div>
          <h2>{story.title}</h2>
          <Lead className="mt-5">{story.lead}</Lead>
        </div>
        <div>
          {story.paragraphs.map((text) => (
            <p key={text} className="mb-4 max-w-measure">
              {text}
            </p>
          ))}
          <MoreLink className="-my-2" href={story.link.href}>
            {story.link.name}
          </MoreLink>
        </div>
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
