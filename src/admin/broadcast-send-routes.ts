import { Hono } from "hono";
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
import { readStartTime, sendBroadcast } from "../broadcasts/sending";
import type { App, ConsoleDependencies, Context } from "../context";
import { consolePaths } from "../paths";
import { adminOf, checkCode, codeGate } from "./door";
import { readChosen } from "./people-query";
import { type Outcome, readForm, showConsole } from "./respond";

const copy = broadcastsCopy.send;

/** The page of a broadcast; other addresses lead nowhere. */
export const broadcastPath = `${consolePaths.broadcasts.path}/:id{[\\da-f]{8}-[\\da-f-]{27}}`;

export const hrefOf = ({ id }: { id: string }) => `${consolePaths.broadcasts.path}/${id}`;

/** The address from which a draft is sent. */
export const sendHref = (draft: { id: string }) => `${hrefOf(draft)}/send`;

/** A handler for the broadcast of the address. */
export const onBroadcast =
  (
    run: Database["run"],
    handle: (c: Context, broadcast: Broadcast) => Response | Promise<Response>,
  ) =>
  async (c: Context) => {
    const found = await run((db) => findBroadcast(db, c.req.param("id") ?? ""));
    return found === undefined ? c.notFound() : handle(c, found);
  };

type Typed = Readonly<Record<string, string>>;

/** The pages that ask before a broadcast is sent or stopped. */
export function sendRoutes({ database: { run }, domainRate, mail }: ConsoleDependencies) {
  const routes = new Hono<App>();

  /** Who would get it: everyone, those chosen in the list of people, or the next on the waitlist. */
  async function readAudience(c: Context, broadcast: Broadcast, typed: Typed) {
    const { next = "" } = typed;
    const isInvitation = broadcast.kind === "invitation";
    const isChosen = isInvitation && ("all" in typed || "id" in typed);
    const chosen = isChosen ? await readChosen(c, run) : undefined;
    const asksNext = isInvitation && !isChosen;
    const count = /^[1-9]\d{0,6}$/.test(next.trim()) ? Number(next) : undefined;
    const only = chosen?.people.map(({ email }) => email);
    const selection = { ...(only && { only }), ...(asksNext && { next: count }) };
    const isKnown = chosen ? chosen.problem === undefined : !asksNext || count !== undefined;
    return {
      asksNext,
      selection,
      fields: chosen?.fields ?? (asksNext ? { next } : {}),
      /** Undefined until it is known how many to invite. */
      recipients: isKnown ? await run((db) => countAudience(db, broadcast, selection)) : undefined,
      problem: chosen?.problem ?? (next !== "" && !isKnown ? copy.noNext : undefined),
    };
  }

  async function show(c: Context, broadcast: Broadcast, typed: Typed, outcome: Outcome = {}) {
    const { subject, preview, kind, state } = broadcast;
    // Its page says what became of it, or which command sends it.
    if (state !== "draft" || kind === "announcement") return c.redirect(hrefOf(broadcast), 303);
    const { fields, problem, ...audience } = await readAudience(c, broadcast, typed);
    const sender = broadcastSender();
    const isSenderMissing = "missing" in sender;
    const name = isSenderMissing ? "" : `${sender.senderName}, ${sender.postalAddress}`;
    const from = `${mail.from.name} <${mail.from.address}>`;
    const page = sendBroadcastPage({
      ...audience,
      href: hrefOf(broadcast),
      action: sendHref(broadcast) + new URL(c.req.url).search,
      shown: { sender: name, from, subject, preview },
      fields: { version: versionOf(broadcast), ...fields },
      isSenderMissing,
      typed,
      gate: codeGate(c),
    });
    return showConsole(c, page, { problem, ...outcome });
  }

  async function send(c: Context, broadcast: Broadcast): Promise<Response> {
    const { code, ...typed } = await readForm(c);
    // From the list of people, where the draft was chosen.
    if (typed["version"] === undefined) return show(c, broadcast, typed);
    const refuse = (problem: string, status?: 409) =>
      show(c, broadcast, typed, { problem, ...(status && { status }) });
    const { recipients, selection, ...audience } = await readAudience(c, broadcast, typed);
    const sender = broadcastSender();
    if ("missing" in sender) return refuse(copy.noSender);
    if (recipients === undefined) return refuse(audience.problem ?? copy.noNext);
    if (versionOf(broadcast) !== typed["version"]) return refuse(copy.changed, 409);
    if (recipients === 0 || typed["count"]?.replaceAll(/[\s,.]/g, "") !== String(recipients))
      return refuse(copy.wrongCount(recipients));
    const start = readStart(typed);
    if ("problem" in start) return refuse(copy.wrongTime(start.problem));
    const problem = await checkCode(c, run, code);
    if (problem !== undefined) return refuse(problem);
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
  }

  const sendPath = `${broadcastPath}/send`;
  routes.get(
    sendPath,
    onBroadcast(run, (c, broadcast) => show(c, broadcast, { next: c.req.query("next") ?? "" })),
  );
  routes.post(sendPath, onBroadcast(run, send));

  routes.get(
    `${broadcastPath}/stop`,
    onBroadcast(run, async (c, broadcast) => {
      const { id, subject, state } = broadcast;
      const href = hrefOf(broadcast);
      if (state !== "sending" && state !== "paused") return c.redirect(href, 303);
      const { waiting } = await run((db) => reportOf(db, id));
      return showConsole(c, stopBroadcastPage({ href, subject, waiting }));
    }),
  );
  return routes;
}

/** In ten minutes by default. */
function readStart(typed: Typed): { startsAt?: Date } | { problem: string } {
  if (typed["when"] === "at") return readStartTime(typed["at"] ?? "");
  return typed["when"] === "now" ? { startsAt: new Date() } : {};
}
