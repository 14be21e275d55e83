import { TOTP } from "otpauth";
import { endpoints } from "../../src/paths";
import type { Arrived } from "../support/mail/smtp";
import { SITE_URL, type Site } from "./release-site";

/** The release's mail and commands. */
type Around = { arrived: Arrived[]; operate: (...words: string[]) => Promise<string> };

type Session = { access_token: string; refresh_token: string };
type Forms = Awaited<ReturnType<typeof fillForms>>;

const PASSWORD = "correct horse battery staple";
const SPAM = "https://spam.example ".repeat(6);
const ONE_CLICK = { "List-Unsubscribe": "One-Click" };

/** Returns the token of the latest link of a kind mailed to an address. */
async function mailed({ arrived }: Around, to: string, kind: string, count = 1): Promise<string> {
  const pattern = new RegExp(`${SITE_URL}${kind}\\?token=([\\w.-]+)`);
  for (;;) {
    const found = arrived
      .filter((mail) => mail.to.includes(to))
      .flatMap(({ text }) => pattern.exec(text)?.[1] ?? []);
    if (found.length >= count) return found.at(-1) ?? "";
    await Bun.sleep(20);
  }
}

/** Creates people in every state that forms and links can produce. */
export async function fillForms(site: Site, around: Around) {
  for (const name of ["ann", "ben", "cleo", "hal"])
    await site.json(endpoints.newsletter, { email: `${name}@example.com`, consent: true });
  const scroll = { source: "coming-soon:Scroll", page: "/scroll" };
  await mailed(around, "ann@example.com", endpoints.confirm);
  await site.json(endpoints.newsletter, { email: "ann@example.com", ...scroll });
  for (const name of ["dora", "ed"])
    await site.json(endpoints.waitlist, {
      email: `${name}@example.com`,
      company: "Acme",
      source: "beta-waitlist:Private Beta",
    });
  const written = { name: "Fay", company: "Acme", topic: "sales", message: "Do you do SOC 2?" };
  await site.json(endpoints.contact, { email: "fay@example.com", ...written });
  const spam = { ...written, name: "Gus", message: SPAM };
  await site.json(endpoints.contact, { email: "gus@example.com", ...spam });
  const tokens = {
    confirmAnn: await mailed(around, "ann@example.com", endpoints.confirm),
    confirmScroll: await mailed(around, "ann@example.com", endpoints.confirm, 2),
    confirmBen: await mailed(around, "ben@example.com", endpoints.confirm),
    leaveAnn: await mailed(around, "ann@example.com", endpoints.unsubscribe),
    leaveDora: await mailed(around, "dora@example.com", endpoints.unsubscribe),
  };
  await site.form(endpoints.confirm, { token: tokens.confirmAnn });
  await site.form(endpoints.confirm, {
    token: await mailed(around, "cleo@example.com", endpoints.confirm),
  });
  const leaveCleo = await mailed(around, "cleo@example.com", endpoints.unsubscribe);
  await site.form(`${endpoints.unsubscribe}?token=${leaveCleo}`, ONE_CLICK);
  await site.form(endpoints.unsubscribe, {
    token: await mailed(around, "ed@example.com", endpoints.unsubscribe),
  });
  await site.json(endpoints.newLink, { email: "cleo@example.com" });
  await mailed(around, "hal@example.com", endpoints.confirm);
  await around.operate("signups-command", "erase", "hal@example.com");
  return { ...tokens, preferences: await mailed(around, "cleo@example.com", "/preferences") };
}

/** Ada, an admin with a second factor and two sessions; Bea, who did not confirm; Cal, who has a link. */
export async function fillAccounts(site: Site, around: Around) {
  const ada = { email: "ada@example.com", password: PASSWORD };
  await site.auth("/signup", ada);
  const token_hash = await mailed(around, ada.email, "/auth/v1/verify");
  await site.auth("/verify", { type: "signup", token_hash, password: PASSWORD });
  await around.operate("admin", "role", ada.email, "admin");
  await site.auth("/signup", { email: "bea@example.com", password: PASSWORD });
  const confirmBea = await mailed(around, "bea@example.com", "/auth/v1/verify");
  const created = await around.operate("admin", "create", "cal@example.com", "user");
  const [, openCal = ""] = /token=([\w.-]+)/.exec(created) ?? [];
  const signIn = () => site.auth<Session>("/token?grant_type=password", ada);
  const { access_token: token } = await signIn();
  const factor = await site.auth<{ id: string; totp: { secret: string } }>(
    "/factors",
    { factor_type: "totp", friendly_name: "Phone" },
    token,
  );
  const challenge = await site.auth<{ id: string }>(`/factors/${factor.id}/challenge`, {}, token);
  const code = new TOTP({ secret: factor.totp.secret }).generate();
  const raised = await site.auth<Session>(
    `/factors/${factor.id}/verify`,
    { challenge_id: challenge.id, code },
    token,
  );
  while (!around.arrived.some(({ text }) => text.includes("second factor"))) await Bun.sleep(20);
  // A challenge that is never answered.
  await site.auth(`/factors/${factor.id}/challenge`, {}, raised.access_token);
  // At the end, because adding a factor ends sessions without it.
  const { refresh_token } = await signIn();
  const plain = await site.auth<Session>("/token?grant_type=refresh_token", { refresh_token });
  return {
    password: PASSWORD,
    factor: { id: factor.id, secret: factor.totp.secret },
    refreshTokens: { plain: plain.refresh_token, raised: raised.refresh_token },
    confirmBea,
    openCal,
  };
}

/** Sends forms and decisions while the database is down, so that only the journal has them. */
export async function fillJournal(site: Site, { confirmBen, leaveDora }: Forms) {
  await site.json(endpoints.newsletter, { email: "jo@example.com", consent: true });
  await site.json(endpoints.waitlist, {
    email: "kim@example.com",
    source: "beta-waitlist:Private Beta",
  });
  const written = { topic: "support", message: "Can we talk?" };
  await site.json(endpoints.contact, { email: "lea@example.com", name: "Lea", ...written });
  await site.json(endpoints.contact, {
    email: "mac@example.com",
    name: "Mac",
    ...written,
    message: SPAM,
  });
  await site.form(endpoints.confirm, { token: confirmBen });
  await site.form(`${endpoints.unsubscribe}?token=${leaveDora}`, ONE_CLICK);
}
