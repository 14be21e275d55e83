import { createMiddleware } from "hono/factory";
import type { App } from "../context";
import { hasOneHost } from "./has-one-host";
import { refuse } from "../pages/refuse";

/** Refuses what names two hosts or one that cannot be, before anything reads it. */
export const oneHost = createMiddleware<App>((c, next) =>
  hasOneHost(c.req.raw) ? next() : Promise.resolve(refuse(c, "bad_host")),
);
