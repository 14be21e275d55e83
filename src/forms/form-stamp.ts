import { Hono } from "hono";
import type { App } from "../context";
import { endpoints } from "../paths";
import { makeStamp } from "./spam/stamp";

/** Answers the time, signed. Pages are prepared long before they are read, so none can hold one. */
export const formStamp = new Hono<App>().get(endpoints.formStamp, (c) =>
  c.text(makeStamp(c.env.secret, Date.now()), 200, { "Cache-Control": "no-store" }),
);
