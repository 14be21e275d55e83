import { paths, type Place } from "../../../src/paths";
import { stories } from "../../content/soon/stories";
import type { Story as StoryContent } from "../../content/soon/story";
import type { Page } from "../../page";
import { soonPage } from "../soon/page";
import { Story } from "./story";

const storyOf: Readonly<Record<string, StoryContent>> = stories;

/** All coming-soon pages, with their story if they have one. */
export const soonPages: Page[] = Object.entries<Place>(paths)
  .filter(([, { kind }]) => kind === "soon")
  .map(([name, place]) => {
    const story = storyOf[name];
    return soonPage(place, story && <Story story={story} />);
  });
