import { Hono } from "hono";
import type { App } from "../context";
import { feed } from "./feed";
import { llmsTxt } from "./llms-txt";
import { createFeedFiles, type FeedFile } from "./feed-file";
import { markdownFiles } from "./markdown-files";
import { priceList } from "./price-list";
import { robots } from "./robots";
import { securityTxt } from "./security-txt";
import { sitemap } from "./sitemap";
import { speculationRules } from "./speculation-rules";
import { webManifest } from "./web-manifest";

/** Every file for programs. */
export const feedFiles: readonly FeedFile[] = [
  robots,
  sitemap,
  webManifest,
  securityTxt,
  llmsTxt,
  speculationRules,
  priceList,
  feed,
  ...markdownFiles,
];

/** Files for crawlers, browsers, language models and security researchers. */
export function feedRoutes() {
  const answer = createFeedFiles();
  const routes = new Hono<App>();
  for (const file of feedFiles) routes.get(file.path, (c) => answer(c, file));
  return routes;
}
