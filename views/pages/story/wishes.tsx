import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { story } from "../../content/story";
import { MoreLink } from "../../ui/more-link";
import { Eyebrow } from "../../ui/eyebrow";
import { Section } from "../../ui/section";

/** The wishes, each with its reasoning and the product it became. */
export function StoryWishes(): ReactNode {
  return (
    <Section className="pb-0">
      <h2 className="mb-6 lg:mb-8">{story.wishesTitle}</h2>
      <ol>
        {story.wishes.map(({ count, wish, text, became, place }) => (
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
                <p key={paragraph} className="max-w-measure not-first:mt-4">
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
