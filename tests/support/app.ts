import { collect } from "../../db/collect";
import type { Database } from "../../db/client";
import { addSubscribers, listSubscribers, type NewSubscriber } from "../../db/subscribers";
import { createApp } from "../../src/app";
import type { Manifest } from "../../src/assets/manifest";
import type { Dependencies } from "../../src/context";
import { createLog } from "../../src/log";
import { createPageCache } from "../../src/page-cache";
import { createRenderer } from "../../src/render";
import { securityHeaders } from "../../src/security-headers";

export const SITE_URL = "http://genie.test";

/** A build of nothing: routes do not depend on what the real one holds. */
const manifest: Manifest = {
  siteUrl: SITE_URL,
  css: ".a{color:red}",
  script: "/assets/browser-1.js",
  fonts: [],
  icon: "/assets/icon-1.svg",
  addresses: [],
};

/** The whole site in memory, and what it wrote into its log. */
export function startApp(overrides: Partial<Dependencies> = {}) {
  const lines: string[] = [];
  const log = createLog({ write: (text) => void lines.push(text), flush: () => {} });
  const headers = securityHeaders(manifest.css);
  const pages = createPageCache(headers);
  const app = createApp(
    {
      siteUrl: SITE_URL,
      render: createRenderer(manifest, SITE_URL),
      log,
      signUp: () => Promise.resolve(),
      pingDatabase: () => Promise.resolve(),
      isStopping: () => false,
      ...overrides,
    },
    { pages, assets: new Map(), securityHeaders: headers },
  );
  const logged = () => {
    log.flush();
    return lines.join("");
  };
  return { ...app, pages, logged };
}

/** The same on a database, with the rows it holds. */
export function startAppOn(database: Database) {
  const write = (rows: NewSubscriber[]) => database.run((db) => addSubscribers(db, rows));
  const app = startApp({
    signUp: collect(write, { withinMs: 2, most: 500 }),
    pingDatabase: () => database.ping(),
  });
  return { ...app, rows: () => database.run(listSubscribers) };
}

/** What a browser sends with a form. */
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
