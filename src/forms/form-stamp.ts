import { Hono } from "hono";
import type { App } from "../context";
import { endpoints } from "../paths";
import { makeStamp } from "./spam/stamp";

/** Returns the signed time. Pages cannot contain it because they are prebuilt. */
export const formStamp = new Hono<App>().get(endpoints.formStamp, (c) =>
  c.text(makeStamp(c.env.secret, Date.now()), 200, { "Cache-Control": "no-store" }),
);
