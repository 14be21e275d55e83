import { Hono } from "hono";
import type { MiddlewareHandler } from "hono";
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
import { readForm, readKey, showConsole } from "./respond";
import { personHref } from "./sealed";

const copy = consoleCopy.messages;
const { path } = consolePaths.messages;

const states = z.enum(["new", "answered", "closed"]).catch("new");
const post = z.object({ id: z.uuid(), act: z.enum(["take", "new", "answered", "closed"]) });

/** Messages of the contact form: read, take, answer in one's own mail program, close, reopen. */
export function messageRoutes({ run }: Pick<Database, "run">, inside: MiddlewareHandler<App>) {
  return new Hono<App>()
    .get(path, inside, async (c) => {
      const state = states.parse(c.req.query("state"));
      const messages = await run((db) => listMessages(db, state, readKey(c.req.query("after"))));
      const shown = messages.map((one) => ({ ...one, href: personHref(c.env.secret, one.email) }));
      const last = messages.length === PAGE_SIZE ? messages.at(-1) : undefined;
      const more =
        last && `${path}?${new URLSearchParams({ state, after: `${last.createdAt} ${last.id}` })}`;
      const text = copy.done[c.req.query("done") as keyof typeof copy.done];
      return showConsole(
        c,
        messagesPage(
          { state, messages: shown, more },
          text ? { tone: "success", text } : undefined,
        ),
      );
    })
    .post(path, inside, async (c) => {
      const sent = post.safeParse(await readForm(c));
      if (!sent.success) return refuse(c, "bad_form");
      const { id, act } = sent.data;
      const { userId } = adminOf(c);
      const change = act === "take" ? { takenBy: userId } : { state: act };
      const isThere = await run((db) =>
        db.transaction(async (tx) => {
          if (!(await changeMessage(tx, id, change))) return false;
          await recordAct(tx, `${act === "take" ? "took" : `set to ${act}`} message ${id}`, userId);
          return true;
        }),
      );
      // Where the message was; it may be in another list now.
      const state = act === "new" ? "closed" : "new";
      return c.redirect(`${path}?state=${state}&done=${isThere ? act : "gone"}`, 303);
    });
}
