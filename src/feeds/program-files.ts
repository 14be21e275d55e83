import type { FeedFile } from "./feed-file";
import { feedList } from "./feed-list";
import { llmsTxt } from "./crawlers/llms-txt";
import { priceList } from "./price-list";
import { robots } from "./crawlers/robots";
import { securityTxt } from "./security-txt";
import { sitemap } from "./crawlers/sitemap";

/** Every file for programs, besides the pages as Markdown and the description of the API itself. */
export const programFiles: readonly FeedFile[] = [
  priceList,
  ...feedList,
  llmsTxt,
  sitemap,
  robots,
  securityTxt,
];
