import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { story } from "../../content/story";
import { Icon } from "../../ui/icon";

/** The wishes, one after the other: each in its own words, the reasoning, and what it became. */
export function StoryWishes(): ReactNode {
  return (
    <section className="section story-wishes">
      <div className="wrap">
        <h2>{story.wishesTitle}</h2>
        <ol>
          {story.wishes.map(({ count, wish, text, became, place }) => (
            <li key={wish}>
              <h3>
                <span className="eyebrow">{count}</span> {wish}
              </h3>
              <div>
                {text.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                <a className="more" href={paths[place].path}>
                  {became} <Icon name="arrow" />
                </a>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
