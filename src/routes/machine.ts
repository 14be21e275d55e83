import { Hono } from "hono";
import type { App } from "../context";
import { feed } from "../machine/feed";
import { llmsTxt } from "../machine/llms-txt";
import { createMachineFiles, type MachineFile } from "../machine/machine-file";
import { priceList } from "../machine/price-list";
import { robots } from "../machine/robots";
import { securityTxt } from "../machine/security-txt";
import { sitemap } from "../machine/sitemap";
import { speculationRules } from "../machine/speculation-rules";
import { webManifest } from "../machine/web-manifest";

/** Every file for programs. */
export const machineFiles: readonly MachineFile[] = [
  robots,
  sitemap,
  webManifest,
  securityTxt,
  llmsTxt,
  speculationRules,
  priceList,
  feed,
];

/** Answers to programs that read the site: crawlers, browsers that pin it, models, finders of holes. */
export function machineRoutes() {
  const answer = createMachineFiles();
  const routes = new Hono<App>();
  for (const file of machineFiles) routes.get(file.path, (c) => answer(c, file));
  return routes;
}
