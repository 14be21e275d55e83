import type { ReactNode } from "react";
import { about } from "../../content/about";
import { MoreLink } from "../../ui/more-link";
import { Lead, Section } from "../../ui/section";
import { EmptyField } from "./empty-field";

/** How Genie began, with a picture and a link to the whole story, above what it is for. */
export function Story(): ReactNode {
  const { story, mission, vision } = about;
  return (
    <Section className="border-t border-hairline">
      <div className="grid items-center gap-x-12 gap-y-10 lg:grid-cols-2 xl:gap-x-20">
        <div>
          <h2>{story.title}</h2>
          <Lead className="my-5">{story.lead}</Lead>
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
      <div className="mt-14 grid gap-x-12 gap-y-8 lg:mt-20 lg:grid-cols-2 xl:gap-x-20">
        {[mission, vision].map(({ name, text }) => (
          <div key={name} className="border-t border-hairline-strong pt-5">
            <h3 className="text-eyebrow text-teal">{name}</h3>
            <p className="mt-2 text-h3 text-ink text-pretty">{text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
