import { Hono } from "hono";
import type { ServerFacts } from "../../views/content/server-facts";
import type { App } from "../context";
import { createFeedFiles, type FeedFile } from "./feed-file";
import { markdownFiles } from "./crawlers/markdown-files";
import { openApi } from "./openapi/openapi";
import { programFiles } from "./program-files";

/** Every file for programs. */
export const feedFiles: readonly FeedFile[] = [...programFiles, openApi, ...markdownFiles];

/** Files for crawlers, browsers, language models, programs and security researchers. */
export function feedRoutes(facts: ServerFacts) {
  const answer = createFeedFiles(facts);
  const routes = new Hono<App>();
  for (const file of feedFiles) routes.get(file.path, (c) => answer(c, file));
  return routes;
}
