import type { ReactNode } from "react";
import { about } from "../../content/about";
import { MoreLink } from "../../ui/more-link";
import { Lead, Section } from "../../ui/section";

/** How Genie began, with a link to the whole story, above what it is for. */
export function Story(): ReactNode {
  const { story, mission, vision } = about;
  return (
    <Section className="border-t border-hairline">
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2 xl:gap-x-20">
        <div>
          <h2>{story.title}</h2>
          <Lead className="mt-5">{story.lead}</Lead>
        </div>
        <div>
          {story.paragraphs.map((text) => (
            <p key={text} className="mb-4 max-w-measure lg:text-lead">
              {text}
            </p>
          ))}
          <MoreLink className="-my-2" href={story.link.href}>
            {story.link.name}
          </MoreLink>
        </div>
        {[mission, vision].map(({ name, text }) => (
          <div key={name} className="border-l-2 border-teal pl-5 lg:mt-6 lg:pl-8">
            <h3 className="text-eyebrow text-teal">{name}</h3>
            <p className="mt-2 max-w-measure text-lead text-ink lg:text-h3">{text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
