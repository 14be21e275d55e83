import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readArticle } from "../../views/text/read-article";

const USAGE = `article new "TITLE"   writes views/content/articles/SLUG.md with a valid front matter, dated today`;
const FOLDER = "views/content/articles";

/** Returns the file name for a title: its words in lower case. */
const slugOf = (title: string): string =>
  title
    .normalize("NFKD")
    .replaceAll(/\p{M}|['’]/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

const draftOf = (title: string): string => `---
title: ${JSON.stringify(title)}
description: Replace this with one or two sentences for lists, search results and the feed.
date: ${new Date().toISOString().slice(0, 10)}
author: Sales Leadership
tags: [Deals]
action:
  place: betaWaitlist
  title: Try it with your own deals
  text: Leave an address and we will write when your invitation is ready.
  label: Get Early Access
---

Write the article here.
`;

function main([subcommand, title = "", ...rest]: string[]): void {
  const slug = slugOf(title);
  if (subcommand !== "new" || slug === "" || rest.length > 0) throw new Error(USAGE);
  const path = join(FOLDER, `${slug}.md`);
  if (existsSync(path)) throw new Error(`${path} exists. Choose another title.`);
  const draft = draftOf(title);
  readArticle(slug, draft);
  writeFileSync(path, draft, { flag: "wx" });
  console.log(`Wrote ${path}. The next build publishes it.`);
}

const argv = process.argv.slice(2);
try {
  if (argv.some((word) => ["--help", "-h"].includes(word))) console.log(USAGE);
  else main(argv);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
