import { Hono } from "hono";
import type { MiddlewareHandler } from "hono";
import {
  type Broadcast,
  BroadcastChanged,
  countAudience,
  findBroadcast,
  lockDraft,
  reportOf,
} from "../../db/broadcasts/broadcasts";
import type { Database } from "../../db/connection/client";
import { sendBroadcastPage, stopBroadcastPage } from "../../views/admin/broadcast-acts";
import { broadcastSender } from "../../views/content/broadcasts";
import { broadcastsCopy } from "../../views/content/console/broadcasts";
import { versionOf } from "../broadcasts/print-broadcast";
import { changeBroadcast, readStartTime, sendBroadcast } from "../broadcasts/sending";
import type { App, ConsoleDependencies, Context } from "../context";
import { consolePaths } from "../paths";
import { adminOf, checkCode, codeGate } from "./door";
import { readForm, showConsole } from "./respond";

const copy = broadcastsCopy.send;

/** The page of a broadcast; other addresses lead nowhere. */
export const broadcastPath = `${consolePaths.broadcasts.path}/:id{[\\da-f]{8}-[\\da-f-]{27}}`;

export const hrefOf = ({ id }: { id: string }) => `${consolePaths.broadcasts.path}/${id}`;

/** The broadcast of the address. */
export const findBroadcastOf = (c: Context, run: Database["run"]) =>
  run((db) => findBroadcast(db, c.req.param("id") ?? ""));

type Console = ConsoleDependencies;

/** The pages that ask before a broadcast is sent or stopped. */
export function sendRoutes(
  { database, domainRate, mail }: Console,
  inside: MiddlewareHandler<App>,
) {
  const { run } = database;
  const routes = new Hono<App>();

  const show = async (
    c: Context,
    broadcast: Broadcast,
    typed: Readonly<Record<string, string>>,
    { problem, status = 422 }: { problem?: string; status?: 409 | 422 } = {},
  ) => {
    const { subject, preview, kind, state } = broadcast;
    // Its page says what became of it, or which command sends it.
    if (state !== "draft" || kind === "announcement") return c.redirect(hrefOf(broadcast), 303);
    const { next = "" } = typed;
    const isWrong = next !== "" && readNext(next) === undefined;
    const sender = broadcastSender();
    const name = "missing" in sender ? "" : `${sender.senderName}, ${sender.postalAddress}`;
    const page = sendBroadcastPage(
      {
        href: hrefOf(broadcast),
        fields: {
          sender: name,
          from: `${mail.from.name} <${mail.from.address}>`,
          subject,
          preview,
        },
        isInvitation: kind === "invitation",
        next,
        recipients: await countRecipients(broadcast, next),
        isSenderMissing: "missing" in sender,
        version: versionOf(broadcast),
        typed,
        gate: codeGate(c),
      },
      problem ?? (isWrong ? copy.noNext : undefined),
    );
    return showConsole(c, page, problem === undefined && !isWrong ? 200 : status);
  };

  /** Undefined for an invitation until it is known how many to invite. */
  async function countRecipients(broadcast: Broadcast, typed: string) {
    const next = readNext(typed);
    if (broadcast.kind === "invitation" && next === undefined) return undefined;
    return run((db) => countAudience(db, broadcast, selectionOf(broadcast, next)));
  }

  const sendPath = `${broadcastPath}/send`;
  routes.get(sendPath, inside, async (c) => {
    const broadcast = await findBroadcastOf(c, run);
    if (broadcast === undefined) return c.notFound();
    return show(c, broadcast, { next: c.req.query("next") ?? "" });
  });

  routes.post(sendPath, inside, async (c) => {
    const broadcast = await findBroadcastOf(c, run);
    if (broadcast === undefined) return c.notFound();
    const { code, ...typed } = await readForm(c);
    const refuse = (problem: string, status: 409 | 422 = 422) =>
      show(c, broadcast, typed, { problem, status });
    const recipients = await countRecipients(broadcast, typed["next"] ?? "");
    const sender = broadcastSender();
    if ("missing" in sender) return refuse(copy.noSender);
    if (recipients === undefined) return refuse(copy.noNext);
    if (versionOf(broadcast) !== typed["version"]) return refuse(copy.changed, 409);
    if (recipients === 0 || typed["count"]?.trim() !== String(recipients))
      return refuse(copy.wrongCount(recipients));
    const start = readStart(typed);
    if ("problem" in start) return refuse(copy.wrongTime(start.problem));
    const problem = await checkCode(c, run, code);
    if (problem !== undefined) return refuse(problem);
    const selection = selectionOf(broadcast, readNext(typed["next"] ?? ""));
    const schedule = { ...selection, ...start, sender, recipients, domainRate };
    try {
      await run((db) =>
        db.transaction(async (tx) => {
          const draft = await lockDraft(tx, broadcast.id);
          if (draft === undefined) throw new BroadcastChanged(copy.notDraft);
          if (versionOf(draft) !== typed["version"]) throw new BroadcastChanged(copy.changed);
          await sendBroadcast(tx, draft, schedule, adminOf(c).userId);
        }),
      );
    } catch (error) {
      if (!(error instanceof BroadcastChanged)) throw error;
      return refuse(error.message, 409);
    }
    return c.redirect(`${hrefOf(broadcast)}?done=sent`, 303);
  });

  const stopPath = `${broadcastPath}/stop`;
  routes.get(stopPath, inside, async (c) => {
    const broadcast = await findBroadcastOf(c, run);
    if (broadcast === undefined) return c.notFound();
    const { id, subject, state } = broadcast;
    if (state !== "sending" && state !== "paused") return c.redirect(hrefOf(broadcast), 303);
    const { waiting } = await run((db) => reportOf(db, id));
    return showConsole(c, stopBroadcastPage({ href: hrefOf(broadcast), subject, waiting }));
  });
  routes.post(stopPath, inside, async (c) => {
    const broadcast = await findBroadcastOf(c, run);
    if (broadcast === undefined) return c.notFound();
    const actor = adminOf(c).userId;
    const isStopped = await run((db) =>
      changeBroadcast(db, broadcast.id, "stopped", { domainRate, actor }),
    );
    return c.redirect(`${hrefOf(broadcast)}${isStopped ? "?done=stopped" : ""}`, 303);
  });

  return routes;
}

const readNext = (typed: string): number | undefined =>
  /^[1-9]\d{0,6}$/.test(typed.trim()) ? Number(typed) : undefined;

const selectionOf = ({ kind }: Broadcast, next: number | undefined) =>
  kind === "invitation" ? { next } : {};

/** In ten minutes by default. */
function readStart(
  typed: Readonly<Record<string, string>>,
): { startsAt?: Date } | { problem: string } {
  if (typed["when"] === "at") return readStartTime(typed["at"] ?? "");
  return typed["when"] === "now" ? { startsAt: new Date() } : {};
}
