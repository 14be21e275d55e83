import { endpoints } from "../paths";
import type { FeedFile } from "./feed-file";

/** The day on which the statement was last checked, as YYYY-MM-DD. */
const LAST_UPDATE = "2026-11-22";

/** States that the site honors Global Privacy Control (https://w3c.github.io/gpc/). */
export const gpc: FeedFile = {
  path: endpoints.gpc,
  type: "application/json; charset=utf-8",
  summary: "Statement on Global Privacy Control",
  write: () => JSON.stringify({ gpc: true, lastUpdate: LAST_UPDATE }),
};
