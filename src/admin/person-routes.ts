import { Hono } from "hono";
import { recordAct } from "../../db/admin/audit";
import { readPerson, type Item } from "../../db/admin/person";
import type { Queries } from "../../db/connection/pool";
import { decide } from "../../db/forms/decisions";
import { readPersonalData } from "../../db/forms/own-data";
import { queueLinks } from "../../db/mail/new-links";
import { erasePage, personPage } from "../../views/admin/person";
import { consoleCopy } from "../../views/content/console/console";
import { consent } from "../../views/content/newsletter-consent";
import type { App, ConsoleDependencies, Context } from "../context";
import { writeMessage } from "../mail/write-message";
import { escapeJson, toLines } from "../plain-text";
import { refuse } from "../http/refuse";
import { consolePaths } from "../paths";
import { adminOf, checkCode, codeGate } from "./door";
import { readForm, showConsole } from "./respond";
import { aboutOf, personHref, unseal } from "./sealed";

const copy = consoleCopy.person;
const path = `${consolePaths.people.path}/:id`;
const erasePath = `${path}/erase`;
/** Of characters, as the consent record has room for. */
const MAX_REASON = 1_000;

type Console = Pick<ConsoleDependencies, "database" | "erase" | "mail">;
/** `about` is how the audit names the person. */
type Person = { email: string; href: string; about: string };

/** The page about one address, and what is done with it. */
export function personRoutes({ database, erase, mail }: Console) {
  const { run } = database;

  /** A handler for the person whom the address names; for other addresses there is none. */
  const onPerson =
    (handle: (c: Context, person: Person) => Response | Promise<Response>) => (c: Context) => {
      const email = unseal(c.env.secret, "person", c.req.param("id") ?? "");
      if (email === undefined) return c.notFound();
      const { secret } = c.env;
      return handle(c, { email, href: personHref(secret, email), about: aboutOf(secret, email) });
    };

  async function show(
    c: Context,
    { email, href, about }: Person,
    { problem, reason }: { problem?: string; reason?: string } = {},
  ) {
    const items = await run((db) => readPerson(db, email, about));
    const shown = items.map((item) => ({ ...item, text: textOf(item) }));
    const page = personPage({ email, href, items: shown, reason, gate: codeGate(c) });
    return showConsole(c, page, { problem, done: copy.done });
  }

  const showErase = (c: Context, { email, href }: Person, typed = "", problem?: string) =>
    showConsole(c, erasePage({ email, href, typed, gate: codeGate(c) }), { problem });

  async function act(c: Context, person: Person): Promise<Response> {
    const { email, href, about } = person;
    const { act: asked = "", code, reason = "" } = await readForm(c);
    if (!Object.hasOwn(copy.acts, asked)) return refuse(c, "bad_form");
    if (asked === "export") return exportPerson(c, person, code);
    const sentence = toLines(reason).trim();
    if (asked === "unsubscribe" && (sentence === "" || sentence.length > MAX_REASON))
      return show(c, person, { reason, problem: copy.wrongReason(MAX_REASON) });
    const record = (tx: Queries, name: string) => recordAct(tx, name, adminOf(c).userId, [about]);
    const done = await run((db) =>
      db.transaction(async (tx) => {
        if (asked === "resend") {
          await queueLinks(tx, email);
          await record(tx, "sent new links");
          return asked;
        }
        const evidence = { how: "team", sentence, privacyVersion: consent.privacyVersion } as const;
        const receivedAt = new Date().toISOString();
        const outcome = await decide(tx, { change: "unsubscribed", email, receivedAt, evidence });
        if (outcome !== "done") return "already";
        await record(tx, "unsubscribed");
        return asked;
      }),
    );
    return c.redirect(`${href}?done=${done}`, 303);
  }

  async function exportPerson(c: Context, person: Person, code?: string): Promise<Response> {
    const problem = await checkCode(c, run, code);
    if (problem !== undefined) return show(c, person, { problem });
    await run((db) => recordAct(db, "exported a person", adminOf(c).userId, [person.about]));
    const all = await run((db) => readPersonalData(db, person.email));
    return c.body(escapeJson(JSON.stringify(all, null, 2)), 200, {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="person.json"`,
    });
  }

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

  return new Hono<App>()
    .get(
      path,
      onPerson(async (c, person) => {
        await run((db) => recordAct(db, "opened a person", adminOf(c).userId, [person.about]));
        return show(c, person);
      }),
    )
    .post(path, onPerson(act))
    .get(
      erasePath,
      onPerson((c, person) => showErase(c, person)),
    )
    .post(
      erasePath,
      onPerson(async (c, person) => {
        const { email, about } = person;
        const { email: typed = "", code } = await readForm(c);
        const isOwn = email === adminOf(c).email.toLowerCase();
        const problem =
          typed.trim().toLowerCase() !== email
            ? copy.erase.wrong
            : isOwn
              ? copy.erase.own
              : await checkCode(c, run, code);
        if (problem !== undefined) return showErase(c, person, typed, problem);
        // First, so that an erasure that is cut short is on record.
        await run((db) => recordAct(db, "erased a person", adminOf(c).userId, [about]));
        await erase(email);
        return c.redirect(`${consolePaths.people.path}?done=erased`, 303);
      }),
    );
}
