import { operator } from "../../views/content/operator";
import { endpoints } from "../paths";
import type { FeedFile } from "./feed-file";

/** The facts about the company that pages show, as JSON, for `bun run verify`. */
export const company: FeedFile = {
  path: endpoints.company,
  type: "application/json; charset=utf-8",
  write: () => JSON.stringify(operator),
};
