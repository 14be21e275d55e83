import { setTimeout as sleep } from "node:timers/promises";
import { Hono } from "hono";
import { recordAct } from "../../db/admin/audit";
import { countPeople, invitationDrafts, listPeople, MAX_COUNTED } from "../../db/admin/people";
import type { Database } from "../../db/connection/client";
import { LISTS, readEntries, STATES, type Filter } from "../../db/forms/entries";
import { releaseHeld } from "../../db/forms/release";
import { peoplePage } from "../../views/admin/people";
import { exportPage, invitePage, releasePage } from "../../views/admin/people-acts";
import { consoleCopy } from "../../views/content/console/console";
import type { App, Context } from "../context";
import { csvHeader, entryLine } from "../forms/csv";
import { consoleEndpoints, consolePaths } from "../paths";
import { toLine } from "../plain-text";
import { sendHref } from "./broadcast-send-routes";
import { adminOf, checkCode, codeGate } from "./door";
import { filterOf, keptOf, orderOf, printQuery, readChosen, readQuery } from "./people-query";
import { readForm, showConsole } from "./respond";
import { aboutOf, personHref } from "./sealed";

const copy = consoleCopy.people;
const { path } = consolePaths.people;
const { exportPeople, release, invite } = consoleEndpoints;

/** Fewer than a command reads at once, and a pause after each, so that pages are served in between. */
const EXPORTED_AT_ONCE = 100;
const EXPORT_PAUSE_MS = 5;
const RELEASED_AT_ONCE = 200;

/** The list of people over all forms, its export, and what is done with several of them. */
export function peopleRoutes({ run }: Pick<Database, "run">) {
  const routes = new Hono<App>();

  routes.get(path, async (c) => {
    const { secret } = c.env;
    const { query, wrong, after } = readQuery(secret, c.req.query());
    const list = await run((db) => listPeople(db, filterOf(query), orderOf(query), after));
    const released = copy.done.released(Number(c.req.query("count")));
    return showConsole(
      c,
      peoplePage({
        query,
        people: list.people.map((one) => ({ ...one, href: personHref(secret, one.email) })),
        count: list.count,
        maxCounted: MAX_COUNTED,
        choices: { list: LISTS, state: STATES },
        kept: keptOf(secret, query),
        hrefOf: (next) => path + printQuery(secret, next),
        next: list.next && path + printQuery(secret, query, list.next),
        actionOf: (endpoint) => endpoint + printQuery(secret, query),
      }),
      {
        problem: wrong.length > 0 ? copy.wrong(wrong) : undefined,
        done: { ...copy.done, released },
      },
    );
  });

  // What is searched may be an address, so it is posted, and encrypted in the address that shows the result.
  routes.post(path, async (c) => {
    const { query } = readQuery(c.env.secret, { ...c.req.query(), search: "" });
    const typed = toLine((await readForm(c))["search"] ?? "");
    const search = typed.trim().slice(0, 200);
    return c.redirect(path + printQuery(c.env.secret, search ? { ...query, search } : query), 303);
  });

  const showExport = async (c: Context, problem?: string) => {
    const asked = askedOn(c, exportPeople);
    const count = await run((db) => countPeople(db, filterOf(asked.query)));
    return showConsole(c, exportPage({ ...asked, count, gate: codeGate(c) }), { problem });
  };
  routes.get(exportPeople, (c) => showExport(c));
  routes.post(exportPeople, async (c) => {
    const problem = await checkCode(c, run, (await readForm(c))["code"]);
    if (problem !== undefined) return showExport(c, problem);
    const filter = filterOf(askedOn(c, exportPeople).query);
    const count = await run((db) => countPeople(db, filter));
    await run((db) => recordAct(db, `exported ${count} entries`, adminOf(c).userId));
    const today = new Date().toISOString().slice(0, 10);
    // Bun takes a generator, which its types do not say.
    return new Response(csvOf(filter) as AsyncIterable<Uint8Array> as ReadableStream, {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="people-${today}.csv"`,
      },
    });
  });

  /** Goes on when the client has taken what came before; an error breaks the download off. */
  async function* csvOf(filter: Filter): AsyncGenerator<Uint8Array> {
    let text = csvHeader;
    let count = 0;
    for await (const entry of readEntries(run, filter, EXPORTED_AT_ONCE)) {
      text += entryLine(entry);
      if (++count % EXPORTED_AT_ONCE > 0) continue;
      yield Buffer.from(text);
      text = "";
      await sleep(EXPORT_PAUSE_MS);
    }
    yield Buffer.from(text);
  }

  routes.post(release, async (c) => {
    const { people, fields, problem } = await readChosen(c, run, true);
    const count = people.length;
    const asked = askedOn(c, release);
    const { count: typed = "" } = await readForm(c);
    const isPossible = count > 0 && problem === undefined;
    if (!isPossible || typed !== String(count)) {
      const none = fields.id?.length === 0 ? copy.nobodySelected : copy.release.none;
      const lead = problem ?? (count === 0 ? none : copy.release.lead(count));
      const page = releasePage({ ...asked, fields, lead, count: isPossible ? count : undefined });
      const isChanged = isPossible && typed !== "";
      return showConsole(c, page, isChanged ? { problem: copy.changed, status: 409 } : {});
    }
    let released = 0;
    for (let from = 0; from < count; from += RELEASED_AT_ONCE) {
      const some = people.slice(from, from + RELEASED_AT_ONCE);
      const ids = some.map(({ id }) => id);
      released += await run((db) =>
        db.transaction(async (tx) => {
          const emails = await releaseHeld(tx, ids);
          const abouts = emails.map((email) => aboutOf(c.env.secret, email));
          if (abouts.length > 0)
            await recordAct(tx, "released a held sign-up", adminOf(c).userId, abouts);
          return emails.length;
        }),
      );
    }
    const { back } = asked;
    return c.redirect(`${back}${back === path ? "?" : "&"}done=released&count=${released}`, 303);
  });

  // Reloaded, or opened again after signing in.
  routes.on("GET", [release, invite], (c) => c.redirect(askedOn(c, path).back, 303));
  routes.post(invite, async (c) => {
    const { people, fields, problem } = await readChosen(c, run);
    const isPossible = people.length > 0 && problem === undefined;
    const drafts = isPossible ? await run(invitationDrafts) : [];
    const { invite: words } = copy;
    const none = people.length === 0 ? copy.nobodySelected : words.noDraft;
    const asked = askedOn(c, invite);
    const search = asked.action.slice(invite.length);
    const page = invitePage({
      ...asked,
      fields,
      lead: problem ?? (drafts.length === 0 ? none : words.lead(people.length)),
      drafts: drafts.map((draft) => ({ ...draft, href: sendHref(draft) + search })),
    });
    return showConsole(c, page);
  });

  return routes;
}

/** What every page for an act shows: its question in words, where it posts, and the way back. */
function askedOn(c: Context, endpoint: string) {
  const { query } = readQuery(c.env.secret, c.req.query());
  const search = printQuery(c.env.secret, query);
  return { query, action: endpoint + search, back: path + search };
}
