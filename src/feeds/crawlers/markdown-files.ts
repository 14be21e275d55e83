import { pages } from "../../../views/pages/pages";
import { markdownPath } from "../../paths";
import type { FeedFile } from "../feed-file";

/** The pages that are one text, as Markdown: each page's head links to its file. */
export const markdownFiles: readonly FeedFile[] = pages.flatMap(({ place, markdown }) =>
  markdown
    ? [
        {
          path: markdownPath(place),
          type: "text/markdown; charset=utf-8",
          write: ({ facts }) => markdown(facts),
        },
      ]
    : [],
);
