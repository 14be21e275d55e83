import { setTimeout as sleep } from "node:timers/promises";
import { Hono } from "hono";
import type { MiddlewareHandler } from "hono";
import { recordAct } from "../../db/admin/audit";
import {
  choosePeople,
  countPeople,
  invitationsFor,
  listPeople,
  MAX_COUNTED,
} from "../../db/admin/people";
import { scheduleBroadcast } from "../../db/broadcasts/broadcasts";
import { LISTS, readEntries, STATES, type Filter } from "../../db/forms/entries";
import { releaseHeld } from "../../db/forms/release";
import { peoplePage } from "../../views/admin/people";
import { exportPage, invitePage, releasePage } from "../../views/admin/people-acts";
import { consoleCopy } from "../../views/content/console/console";
import { broadcastSender } from "../../views/content/broadcasts";
import type { App, ConsoleDependencies, Context } from "../context";
import { csvHeader, entryLine } from "../forms/csv";
import { consoleEndpoints, consolePaths } from "../paths";
import { toLine } from "../plain-text";
import { adminOf, checkCode, codeGate } from "./door";
import { filterOf, keptOf, orderOf, printQuery, readQuery, type PeopleQuery } from "./people-query";
import { readForm, showConsole } from "./respond";
import { aboutOf, personHref } from "./sealed";

const copy = consoleCopy.people;
const { path } = consolePaths.people;
const { exportPeople, release, invite } = consoleEndpoints;

/** How many are released or invited at once. */
const MAX_CHOSEN = 3_000;
/** Fewer than a command reads at once, and a pause after each, so that pages are served in between. */
const EXPORTED_AT_ONCE = 100;
const EXPORT_PAUSE_MS = 5;
const RELEASED_AT_ONCE = 200;
/** Ids of held entries have no version digits. */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

type Console = Pick<ConsoleDependencies, "database" | "domainRate">;

/** The list of people over all forms, its export, and what is done with several of them. */
export function peopleRoutes({ database, domainRate }: Console, inside: MiddlewareHandler<App>) {
  const { run } = database;
  const routes = new Hono<App>();

  routes.get(path, inside, async (c) => {
    const { secret } = c.env;
    const { query, wrong, after } = readQuery(secret, c.req.query());
    const list = await run((db) => listPeople(db, filterOf(query), orderOf(query), after));
    const { done = "", count = "" } = c.req.query();
    const text = copy.done[done as keyof typeof copy.done]?.(count);
    const notice = text === undefined ? undefined : ({ tone: "success", text } as const);
    const isWrong = wrong.length > 0;
    return showConsole(
      c,
      peoplePage(
        {
          query,
          people: list.people.map((one) => ({ ...one, href: personHref(secret, one.email) })),
          count: list.count,
          maxCounted: MAX_COUNTED,
          choices: { list: LISTS, state: STATES },
          kept: keptOf(secret, query),
          hrefOf: (next) => path + printQuery(secret, next),
          next: list.next && path + printQuery(secret, query, list.next),
          actionOf: (endpoint) => endpoint + printQuery(secret, query),
        },
        isWrong ? { tone: "error", text: copy.wrong(wrong) } : notice,
      ),
      isWrong ? 422 : 200,
    );
  });

  // What is searched may be an address, so it is posted, and encrypted in the address that shows the result.
  routes.post(path, inside, async (c) => {
    const { query } = readQuery(c.env.secret, { ...c.req.query(), search: "" });
    const search = toLine((await readForm(c))["search"] ?? "")
      .trim()
      .slice(0, 200);
    return c.redirect(path + printQuery(c.env.secret, search ? { ...query, search } : query), 303);
  });

  const showExport = async (c: Context, problem?: string) => {
    const { query } = readQuery(c.env.secret, c.req.query());
    const count = await run((db) => countPeople(db, filterOf(query)));
    return showConsole(
      c,
      exportPage({ ...actOn(c, exportPeople, query), count }, problem),
      problem === undefined ? 200 : 422,
    );
  };
  routes.get(exportPeople, inside, (c) => showExport(c));
  routes.post(exportPeople, inside, async (c) => {
    const problem = await checkCode(c, run, (await readForm(c))["code"]);
    if (problem !== undefined) return showExport(c, problem);
    const { query } = readQuery(c.env.secret, c.req.query());
    const filter = filterOf(query);
    const count = await run((db) => countPeople(db, filter));
    await run((db) => recordAct(db, `exported ${count} entries`, adminOf(c).userId));
    const today = new Date().toISOString().slice(0, 10);
    return c.body(csvOf(filter), 200, {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="people-${today}.csv"`,
    });
  });

  function csvOf(filter: Filter): ReadableStream<Uint8Array> {
    const entries = readEntries(run, filter, EXPORTED_AT_ONCE);
    const encoder = new TextEncoder();
    return new ReadableStream({
      start: (controller) => controller.enqueue(encoder.encode(csvHeader)),
      async pull(controller) {
        let lines = "";
        for (let count = 0; count < EXPORTED_AT_ONCE; count++) {
          const { value, done } = await entries.next();
          if (done) {
            controller.enqueue(encoder.encode(lines));
            return controller.close();
          }
          lines += entryLine(value);
        }
        controller.enqueue(encoder.encode(lines));
        await sleep(EXPORT_PAUSE_MS);
      },
      cancel: async () => void (await entries.return(undefined)),
    });
  }

  /** The question of the address, and what was checked in the list: some of its rows, or all it selects. */
  async function readChosen(c: Context, state: string | undefined) {
    const form = new URLSearchParams(await c.req.text());
    const { query } = readQuery(c.env.secret, c.req.query());
    const ids = form.has("all") ? undefined : form.getAll("id").filter((id) => UUID.test(id));
    const filter = { ...filterOf(query), ...(state && { state }), ids };
    const people = await run((db) => choosePeople(db, filter, MAX_CHOSEN + 1));
    const chosen = { query, ids, people, typed: form.get("count") ?? "" };
    return { ...chosen, code: form.get("code") ?? "", broadcast: form.get("broadcast") ?? "" };
  }

  routes.post(release, inside, async (c) => {
    const { query, ids, people, typed } = await readChosen(c, "held");
    const count = people.length;
    const props = { ...actOn(c, release, query), ids, count, max: MAX_CHOSEN };
    if (count === 0 || count > MAX_CHOSEN || typed === "")
      return showConsole(c, releasePage(props));
    if (typed !== String(count)) return showConsole(c, releasePage(props, copy.changed), 409);
    let released = 0;
    for (let from = 0; from < count; from += RELEASED_AT_ONCE) {
      const some = people.slice(from, from + RELEASED_AT_ONCE);
      released += await run((db) =>
        db.transaction(async (tx) => {
          const abouts = some.map(({ email }) => aboutOf(c.env.secret, email));
          await recordAct(tx, "released a held sign-up", adminOf(c).userId, abouts);
          return releaseHeld(
            tx,
            some.map(({ id }) => id),
          );
        }),
      );
    }
    return done(c, query, "released", released);
  });

  routes.post(invite, inside, async (c) => {
    const { query, ids, people, typed, code, broadcast } = await readChosen(c, undefined);
    const count = people.length;
    const only = people.map(({ email }) => email);
    const drafts = count > MAX_CHOSEN ? [] : await run((db) => invitationsFor(db, only));
    const props = {
      ...actOn(c, invite, query),
      ids,
      count,
      max: MAX_CHOSEN,
      drafts,
      typed,
      broadcast,
    };
    const draft = drafts.find(({ id }) => id === broadcast);
    if (draft === undefined) return showConsole(c, invitePage(props));
    const sender = broadcastSender();
    const problem =
      "missing" in sender
        ? copy.invite.noSender
        : draft.recipients === 0 || typed !== String(draft.recipients)
          ? copy.invite.wrongCount(draft.recipients)
          : await checkCode(c, run, code);
    if (problem !== undefined || "missing" in sender)
      return showConsole(c, invitePage(props, problem), 422);
    const schedule = { only, sender, recipients: draft.recipients, domainRate };
    await run((db) =>
      db.transaction(async (tx) => {
        await scheduleBroadcast(tx, draft, schedule);
        await recordAct(tx, `sent broadcast ${draft.id}`, adminOf(c).userId);
      }),
    );
    return done(c, query, "invited", draft.recipients);
  });

  const done = (c: Context, query: PeopleQuery, what: string, count: number) => {
    const back = printQuery(c.env.secret, query);
    return c.redirect(`${path}${back === "" ? "?" : `${back}&`}done=${what}&count=${count}`, 303);
  };

  return routes;
}

/** What every page for an act shows: its question in words, where it posts, and the way back. */
const actOn = (c: Context, endpoint: string, query: PeopleQuery) => ({
  query,
  action: endpoint + printQuery(c.env.secret, query),
  back: path + printQuery(c.env.secret, query),
  gate: codeGate(c),
});
