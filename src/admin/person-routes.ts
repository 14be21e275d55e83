import { Hono } from "hono";
import type { MiddlewareHandler } from "hono";
import { recordAct } from "../../db/admin/audit";
import { addNote, readPerson, type Item } from "../../db/admin/person";
import type { Queries } from "../../db/connection/pool";
import { decide } from "../../db/forms/decisions";
import { readPersonalData } from "../../db/forms/own-data";
import { queueLinks } from "../../db/mail/new-links";
import { exportPersonPage, erasePage, personPage } from "../../views/admin/person";
import { consoleCopy } from "../../views/content/console/console";
import { consent } from "../../views/content/newsletter-consent";
import type { App, ConsoleDependencies, Context } from "../context";
import { writeMessage } from "../mail/write-message";
import { escapeJson, toLines } from "../plain-text";
import { consolePaths } from "../paths";
import { adminOf, checkCode, codeGate } from "./door";
import { readForm, showConsole } from "./respond";
import { aboutOf, personHref, unseal } from "./sealed";

const copy = consoleCopy.person;
const path = `${consolePaths.people.path}/:id`;
const MAX_NOTE = 2_000;

type Console = Pick<ConsoleDependencies, "database" | "erase" | "mail">;

/** The page about one address, and what is done with it. */
export function personRoutes({ database, erase, mail }: Console, inside: MiddlewareHandler<App>) {
  const { run } = database;
  const routes = new Hono<App>();

  /** The address that a page is about, and how the audit names it; undefined for an address that we did not make. */
  const personOf = (c: Context) => {
    const email = unseal(c.env.secret, "person", c.req.param("id") ?? "");
    return email === undefined ? undefined : { email, about: aboutOf(c.env.secret, email) };
  };

  /** Does something about a person and records it, together. */
  const act = (c: Context, about: string, name: string, work: (tx: Queries) => Promise<unknown>) =>
    run((db) =>
      db.transaction(async (tx) => {
        await work(tx);
        await recordAct(tx, name, adminOf(c).userId, [about]);
      }),
    );

  const show = async (
    c: Context,
    { email, about }: { email: string; about: string },
    typed: { note?: string; reason?: string; problem?: string } = {},
  ) => {
    const items = await run((db) => readPerson(db, email, about));
    const text = copy.done[c.req.query("done") as keyof typeof copy.done];
    const { problem } = typed;
    const notice =
      problem === undefined
        ? text && ({ tone: "success", text } as const)
        : ({ tone: "error", text: problem } as const);
    const shown = items.map((item) => ({ ...item, text: textOf(item) }));
    const href = personHref(c.env.secret, email);
    return showConsole(
      c,
      personPage({ email, href, items: shown, ...typed }, notice),
      problem === undefined ? 200 : 422,
    );
  };

  routes.get(path, inside, async (c) => {
    const person = personOf(c);
    if (person === undefined) return c.notFound();
    if (c.req.query("done") === undefined)
      await run((db) => recordAct(db, "opened a person", adminOf(c).userId, [person.about]));
    return show(c, person);
  });

  routes.post(path, inside, async (c) => {
    const person = personOf(c);
    if (person === undefined) return c.notFound();
    const { email, about } = person;
    const { act: asked, note = "", reason = "" } = await readForm(c);
    const text = toLines(asked === "note" ? note : reason).trim();
    if (asked !== "resend" && (text === "" || text.length > MAX_NOTE))
      return show(c, person, { note, reason, problem: copy.wrongText(MAX_NOTE) });
    const writtenBy = adminOf(c).userId;
    if (asked === "resend") await act(c, about, "sent new links", (tx) => queueLinks(tx, email));
    else if (asked === "note")
      await act(c, about, "wrote a note", (tx) => addNote(tx, { email, note: text, writtenBy }));
    else
      await act(c, about, "unsubscribed", async (tx) => {
        await decide(tx, {
          change: "unsubscribed",
          email,
          receivedAt: new Date().toISOString(),
          evidence: { how: "team", privacyVersion: consent.privacyVersion },
        });
        await addNote(tx, { email, note: copy.unsubscribedNote(text), writtenBy });
      });
    return c.redirect(`${personHref(c.env.secret, email)}?done=${asked ?? "note"}`, 303);
  });

  const exportPath = `${path}/export`;
  routes.get(exportPath, inside, (c) => {
    const person = personOf(c);
    if (person === undefined) return c.notFound();
    return showConsole(c, exportPersonPage({ ...hrefsOf(c, person.email), gate: codeGate(c) }));
  });
  routes.post(exportPath, inside, async (c) => {
    const person = personOf(c);
    if (person === undefined) return c.notFound();
    const { email, about } = person;
    const problem = await checkCode(c, run, (await readForm(c))["code"]);
    if (problem !== undefined)
      return showConsole(
        c,
        exportPersonPage({ ...hrefsOf(c, email), gate: codeGate(c) }, problem),
        422,
      );
    await run((db) => recordAct(db, "exported a person", adminOf(c).userId, [about]));
    const all = await run((db) => readPersonalData(db, email));
    return c.body(escapeJson(JSON.stringify(all, null, 2)), 200, {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="person.json"`,
    });
  });

  const erasePath = `${path}/erase`;
  const showErase = (c: Context, email: string, typed = "", problem?: string) =>
    showConsole(
      c,
      erasePage({ ...hrefsOf(c, email), typed, gate: codeGate(c) }, problem),
      problem === undefined ? 200 : 422,
    );
  routes.get(erasePath, inside, (c) => {
    const person = personOf(c);
    return person === undefined ? c.notFound() : showErase(c, person.email);
  });
  routes.post(erasePath, inside, async (c) => {
    const person = personOf(c);
    if (person === undefined) return c.notFound();
    const { email, about } = person;
    const { email: typed = "", code } = await readForm(c);
    if (typed.trim().toLowerCase() !== email) return showErase(c, email, typed, copy.erase.wrong);
    if (email === adminOf(c).email.toLowerCase()) return showErase(c, email, typed, copy.erase.own);
    const problem = await checkCode(c, run, code);
    if (problem !== undefined) return showErase(c, email, typed, problem);
    // First, so that an erasure that is cut short is on record.
    await run((db) => recordAct(db, "erased a person", adminOf(c).userId, [about]));
    await erase(email);
    return c.redirect(`${consolePaths.people.path}?done=erased`, 303);
  });

  /** What a message says, with the links that act for its recipient made useless. */
  function textOf({ mail: queued }: Item): string | undefined {
    if (queued === undefined || queued.kind === "account") return undefined;
    try {
      const { subject, text } = writeMessage(mail, queued);
      return `${subject}\n\n${text}`.replaceAll(/(\btoken=)[\w.~%-]+/g, "$1…");
    } catch {
      return undefined;
    }
  }

  return routes;
}

const hrefsOf = (c: Context, email: string) => ({ email, back: personHref(c.env.secret, email) });
