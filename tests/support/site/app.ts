import { batchWrites } from "../../../db/journal/batch-writes";
import type { Database } from "../../../db/connection/client";
import { addSubmissions, type Submission } from "../../../db/forms/submissions";
import { createApp } from "../../../src/app";
import type { Manifest } from "../../../src/static/manifest";
import { clientAddress } from "../../../src/limits/client-address";
import type { Dependencies } from "../../../src/context";
import { secretFrom } from "../../../src/secrets/secret";
import { createStaticHandler } from "../../../src/static/static-handler";
import { createIds, createLog } from "../../../src/log";
import { createPageCache } from "../../../src/static/page-cache";
import type { Preferences } from "../../../src/preferences/preferences";
import { serverFacts } from "../../../src/pages/server-facts";
import { createRenderer } from "../../../src/pages/render";
import { listSubscribers, listWaitlistEntries, listContactMessages } from "../rows/list-rows";

export const SITE_URL = "http://genie.test";

/** An empty manifest: routes do not depend on the real one. */
const manifest: Manifest = {
  siteUrl: SITE_URL,
  pages: "",
  script: "/assets/browser-1.js",
  fonts: [],
  icon: "/assets/icon-1.svg",
  socialImages: { "/": "/assets/social-home-1.png" },
  addresses: [],
};

/** Renders pages in these tests. */
export const renderer = createRenderer(manifest, SITE_URL, () => ".a{color:red}", serverFacts);

const empty = {
  lists: [],
  counts: { lists: 0, written: 0, sent: 0, changes: 0, held: 0, account: 0 },
};

/** Preferences of an address about which nothing is stored. */
export const noPreferences: Preferences = {
  change: () => Promise.resolve("done"),
  read: () => Promise.resolve(empty),
  readAll: () => Promise.resolve({}),
  leave: () => Promise.resolve("gone"),
  join: () => Promise.resolve("gone"),
  erase: () => Promise.resolve(),
  sendLinks: () => Promise.resolve(),
};

/** Starts the whole site in memory and collects its log. */
export function startApp(overrides: Partial<Dependencies> = {}) {
  const lines: string[] = [];
  const plain = createLog({ write: (text) => void lines.push(text), flush: () => {} });
  const log = overrides.metrics?.countLines(plain) ?? plain;
  const nextId = createIds();
  const pages = createPageCache();
  const app = createApp(
    {
      siteUrl: SITE_URL,
      render: renderer,
      log,
      nextId,
      save: () => Promise.resolve(),
      addressOf: (request) => clientAddress(request, () => "127.0.0.1", 1),
      limits: { count: () => Promise.resolve({ isOver: false, isFrequent: false }) },
      auth: { readSession: () => Promise.resolve(undefined) },
      secret: secretFrom("for tests"),
      preferences: noPreferences,
      pingDatabase: () => Promise.resolve(),
      journalStalledMs: () => 0,
      isStopping: () => false,
      ...overrides,
    },
    pages,
  );
  const staticFiles = { pages, assets: new Map() };
  const fetch = createStaticHandler(staticFiles, { log, nextId }, () => app);
  const request = async (path: string, init?: RequestInit) =>
    fetch(new Request(new URL(path, SITE_URL), init));
  const logged = () => {
    log.flush();
    return lines.join("");
  };
  return { fetch, request, pages, logged, routes: app.routes };
}

/** The same on a database, with functions that list its rows. */
export function startAppOn(database: Database, overrides: Partial<Dependencies> = {}) {
  const store = (all: Submission[]) => database.run((db) => addSubmissions(db, all));
  const app = startApp({
    save: batchWrites(store, { withinMs: 2, enough: 16, most: 500 }),
    pingDatabase: () => database.ping(),
    ...overrides,
  });
  return {
    ...app,
    rows: () => database.run(listSubscribers),
    waitlistEntries: () => database.run(listWaitlistEntries),
    contactMessages: () => database.run(listContactMessages),
  };
}

/** The request that a browser sends with a form. */
export function formPost(fields: Record<string, string>, headers: Record<string, string> = {}) {
  return {
    method: "POST",
    headers: { origin: SITE_URL, ...headers },
    body: new URLSearchParams(fields),
  };
}

export function jsonPost(body: unknown, headers: Record<string, string> = {}) {
  return {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  };
}
