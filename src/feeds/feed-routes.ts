import { Hono } from "hono";
import type { ServerFacts } from "../../views/text/server-facts";
import type { App } from "../context";
import { company } from "./company";
import { llmsTxt } from "./crawlers/llms-txt";
import { markdownFiles } from "./crawlers/markdown-files";
import { robots } from "./crawlers/robots";
import { sitemap } from "./crawlers/sitemap";
import { createFeedFiles, type FeedFile } from "./feed-file";
import { feedList } from "./feed-list";
import { openApi } from "./openapi";
import { priceList } from "./price-list";
import { securityTxt } from "./security-txt";

/** Every file that programs read: crawlers, feed readers, language models, API clients and security researchers. */
export const feedFiles: readonly FeedFile[] = [
  priceList,
  company,
  ...feedList,
  llmsTxt,
  sitemap,
  robots,
  securityTxt,
  openApi,
  ...markdownFiles,
];

/** Files for crawlers, browsers, language models, programs and security researchers. */
export function feedRoutes(facts: ServerFacts) {
  const answer = createFeedFiles(facts);
  const routes = new Hono<App>();
  for (const file of feedFiles) routes.get(file.path, (c) => answer(c, file));
  return routes;
}
