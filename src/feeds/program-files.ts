import { demoRecordFile, demoRecordSchemaFile } from "./demo-record";
import type { FeedFile } from "./feed-file";
import { feedList } from "./feed-list";
import { gpc } from "./gpc";
import { llmsTxt } from "./crawlers/llms-txt";
import { priceList } from "./price-list";
import { robots } from "./crawlers/robots";
import { securityTxt } from "./security-txt";
import { sitemap } from "./crawlers/sitemap";
import { speculationRules } from "./speculation-rules";
import { webManifest } from "./web-manifest";

/** Every file for programs, besides the pages as Markdown and the description of the API itself. */
export const programFiles: readonly FeedFile[] = [
  priceList,
  demoRecordFile,
  demoRecordSchemaFile,
  ...feedList,
  llmsTxt,
  sitemap,
  robots,
  securityTxt,
  gpc,
  webManifest,
  speculationRules,
];
