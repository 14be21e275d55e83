import { createMiddleware } from "hono/factory";
import type { App, Context } from "../context";
import { hasOneHost } from "./has-one-host";

/** Refuses requests with two hosts or an invalid one, before anything reads the host. */
export const oneHost = (refuse: (c: Context, reason: "bad_host") => Response) =>
  createMiddleware<App>((c, next) =>
    hasOneHost(c.req.raw) ? next() : Promise.resolve(refuse(c, "bad_host")),
  );
