import { companyFacts } from "../../../db/schema/company-facts";
import { consoleAudit, consoleSessions } from "../../../db/schema/console";
import {
  auditEvents,
  authCodes,
  challenges,
  factors,
  oneTimeTokens,
} from "../../../db/schema/auth-tokens";
import {
  knownNetworks,
  profiles,
  refreshTokens,
  sessions,
  users,
} from "../../../db/schema/accounts";
import { broadcastRecipients, broadcasts } from "../../../db/schema/broadcasts";
import { outbox, undeliverable } from "../../../db/schema/mail";
import type { Queries } from "../../../db/connection/pool";
import { addSubmissions, type Submission } from "../../../db/forms/submissions";

/** A person whose name is in every text stored about them. */
export type Person = { name: string; email: string };

const soon = () => new Date(Date.now() + 60 * 60_000);

/** Stores a row about a person in every table with personal data. Returns the ids of all rows. */
export async function storePersonalData(db: Queries, { name, email }: Person): Promise<string[]> {
  const entries = submissionsOf({ name, email });
  await addSubmissions(db, entries);
  const userId = Bun.randomUUIDv7();
  const [sessionId, factorId] = [Bun.randomUUIDv7(), Bun.randomUUIDv7()];
  const userMetadata = { full_name: name };
  await db.insert(users).values({ id: userId, email, passwordHash: name, userMetadata });
  await db.insert(profiles).values({ id: userId, email });
  const methods = [{ method: name, timestamp: 1 }];
  await db.insert(sessions).values({ id: sessionId, userId, methods });
  await db.insert(refreshTokens).values({ hash: `hash of ${name}`, sessionId, number: 1 });
  await db.insert(oneTimeTokens).values(tokenOf(userId, email, "recovery"));
  await db.insert(knownNetworks).values({ userId, networkKey: `network of ${name}` });
  const codeChallenge = `challenge of ${name}`;
  const code = { codeHash: `code of ${name}`, codeChallenge, purpose: "recovery" as const };
  await db.insert(authCodes).values({ ...code, userId, expiresAt: soon() });
  const factor = { id: factorId, userId, friendlyName: `${name}'s phone`, sealedSecret: name };
  await db.insert(factors).values(factor);
  await db.insert(challenges).values({ factorId, expiresAt: soon(), addressKey: name });
  await db.insert(auditEvents).values({ kind: "sign_in", userId });
  await db.insert(consoleSessions).values({ tokenHash: `cookie of ${name}`, sessionId });
  await db.insert(consoleAudit).values({ act: "signed in", actor: userId });
  await db.insert(companyFacts).values({ name: "legalName", value: "Genie Inc.", setBy: userId });
  // An earlier address of the account.
  const recipient = `former.${email}`;
  await db.insert(outbox).values({ kind: "account", recipient, aboutId: userId });
  await db.insert(undeliverable).values({ address: email.toLowerCase(), reason: "reply 5.1.1" });
  const issue = { kind: "issue", subject: "News", preview: "News", body: "News" } as const;
  const [broadcast] = await db.insert(broadcasts).values(issue).returning();
  if (broadcast)
    await db.insert(broadcastRecipients).values({ broadcastId: broadcast.id, address: email });
  return [...entries.map(({ row }) => row.id ?? ""), userId, sessionId, factorId];
}

/** A submission of each form, and a held one. */
export function submissionsOf({ name, email }: Person): Submission[] {
  const origin = { page: "/", utm_campaign: `Found ${name}` };
  const sent = { email, origin, receivedAt: new Date(Date.now() - 60 * 60_000).toISOString() };
  const id = () => Bun.randomUUIDv7();
  const message = {
    ...sent,
    name,
    company: `${name} Ltd`,
    topic: "sales",
    message: `I am ${name}`,
  };
  return [
    { kind: "subscriber", row: { ...sent, id: id(), source: "newsletter" } },
    {
      kind: "waitlistEntry",
      row: { ...sent, id: id(), source: "beta-waitlist:Mobile App", company: `${name} Ltd` },
    },
    { kind: "contactMessage", row: { ...message, id: id(), notifyAddress: "team@example.com" } },
    {
      kind: "held",
      row: {
        ...sent,
        id: id(),
        kind: "contactMessage",
        row: message,
        score: 9,
        signals: ["links"],
      },
    },
  ];
}

/** Stores the rows of an account that has started to change its address to `email`. */
export async function changeTo(db: Queries, owner: Person, email: string): Promise<void> {
  const [user] = await db.insert(users).values({ email: owner.email, newEmail: email }).returning();
  if (user) await db.insert(oneTimeTokens).values(tokenOf(user.id, email, "email_change"));
}

const tokenOf = (userId: string, email: string, purpose: "recovery" | "email_change") => ({
  userId,
  email,
  purpose,
  linkHash: `link to ${email} for ${purpose}`,
  codeHash: `code to ${email}`,
  linkExpiresAt: soon(),
  codeExpiresAt: soon(),
});
