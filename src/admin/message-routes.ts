import { Hono } from "hono";
import { z } from "zod";
import { recordAct } from "../../db/admin/audit";
import { changeMessage, listMessages, PAGE_SIZE } from "../../db/admin/messages";
import type { Database } from "../../db/connection/client";
import { messagesPage } from "../../views/admin/messages";
import { consoleCopy } from "../../views/content/console/console";
import type { App } from "../context";
import { refuse } from "../http/refuse";
import { consolePaths } from "../paths";
import { adminOf } from "./door";
import { moreHref, readForm, readKey, showConsole } from "./respond";
import { personHref } from "./sealed";

const copy = consoleCopy.messages;
const { path } = consolePaths.messages;

const states = z.enum(["new", "answered", "closed"]).catch("new");
const post = z.object({
  id: z.uuid(),
  act: z.enum(["take", "new", "answered", "closed"]),
  state: states,
  takenBy: z.string(),
});

/** Messages of the contact form: read, take, answer in one's own mail program, close, reopen. */
export function messageRoutes({ run }: Pick<Database, "run">) {
  return new Hono<App>()
    .get(path, async (c) => {
      const state = states.parse(c.req.query("state"));
      const found = await run((db) => listMessages(db, state, readKey(c.req.query("after"))));
      const messages = found.map((one) => ({ ...one, href: personHref(c.env.secret, one.email) }));
      const more = moreHref(path, found, PAGE_SIZE, { state });
      return showConsole(c, messagesPage({ state, messages, more }), { done: copy.done });
    })
    .post(path, async (c) => {
      const sent = post.safeParse(await readForm(c));
      if (!sent.success) return refuse(c, "bad_form");
      const { id, act, ...seen } = sent.data;
      const { userId } = adminOf(c);
      const change = act === "take" ? { takenBy: userId } : { state: act };
      const isThere = await run((db) =>
        db.transaction(async (tx) => {
          if (!(await changeMessage(tx, id, change, seen))) return false;
          await recordAct(tx, `${act === "take" ? "took" : `set to ${act}`} message ${id}`, userId);
          return true;
        }),
      );
      // Where the message was; it may be in another list now.
      return c.redirect(`${path}?state=${seen.state}&done=${isThere ? act : "gone"}`, 303);
    });
}
