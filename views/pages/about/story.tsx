import type { ReactNode } from "react";
import { about } from "../../content/about";
import { MoreLink } from "../../ui/more-link";
import { Lead, Section } from "../../ui/section";
import { EmptyField } from "./empty-field";

/** How Genie began, with a picture and a link to the whole story. */
export function Story(): ReactNode {
  const { story } = about;
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
    </Section>
  );
}
