import type { Role } from "../../../db/schema/accounts";
import { addAuditEvent } from "../../../db/auth/audit";
import { recordAct } from "../../../db/admin/audit";
import { removeFactors } from "../../../db/auth/factors";
import { deleteOneTimeTokens } from "../../../db/auth/one-time-tokens";
import { setProfileEmail, setRole } from "../../../db/auth/profiles";
import { downgradeSessions, endSessions } from "../../../db/auth/sessions";
import { addUser, findUserByEmail, updateUser, type User } from "../../../db/auth/users";
import type { Queries } from "../../../db/connection/pool";
import type { ErasureMark } from "../../../db/forms/erase";
import { aboutOf } from "../../admin/sealed";
import { paths } from "../../paths";
import { makeOneTimeToken } from "../../auth/tokens/one-time";
import { hashPassword, requireGoodPassword } from "../../auth/passwords/passwords";
import { queueAuthMail } from "../../auth/queue-mail";
import type { Secret } from "../../secrets/secret";

/** What the commands need; `askPassword` resolves to undefined without a terminal. */
export type Operator = {
  db: Queries;
  secret: Secret;
  siteUrl: string;
  askPassword: () => Promise<string | undefined>;
  /** Saves the marks where the database may lose them in a power cut. */
  rememberErased: (marks: readonly ErasureMark[]) => void | Promise<void>;
};

export const FOREVER = new Date("9999-12-31T00:00:00Z");

export async function create(operator: Operator, email: string, role: Role): Promise<string> {
  const { db } = operator;
  const password = await operator.askPassword();
  if (password !== undefined) requireGoodPassword(password);
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const user = await db.transaction(async (tx) => {
    const added = await addUser(tx, { email, passwordHash, isConfirmed: true, role });
    if (added === undefined) throw hasAccount(email);
    await addAuditEvent(tx, "created_by_operator", added.id);
    await recordAct(tx, `made an account with the role ${role}`, undefined, [
      aboutOf(operator.secret, email),
    ]);
    return added;
  });
  const made = `${email} is now ${nameOf(role)}.`;
  return password === undefined ? `${made}\n${await link(operator, user)}` : made;
}

/** Creates the account and mails its link; users who have never signed in get a new one. */
export async function invite({ db, secret, siteUrl }: Operator, email: string, role: Role) {
  await db.transaction(async (tx) => {
    const made = await addUser(tx, { email, passwordHash: null, isConfirmed: true, role });
    const user = made ?? (await requireUser(tx, email));
    if (user.lastSignInAt !== null || user.passwordHash !== null) throw hasAccount(email);
    const target = siteUrl + paths.sessionTest.path;
    const what = { userId: user.id, email, purpose: "recovery", isInvitation: true } as const;
    const { link: opens } = await makeOneTimeToken(tx, { secret, siteUrl }, what, target);
    const message = { to: email, userId: user.id, purpose: "invitation", link: opens } as const;
    await queueAuthMail(secret)(tx, message);
    await setRole(tx, user.id, role);
    await addAuditEvent(tx, "invited_by_operator", user.id);
    await recordAct(tx, `invited an account with the role ${role}`, undefined, [
      aboutOf(secret, email),
    ]);
  });
  return `${email} is now ${nameOf(role)}. The invitation is queued: "bun run mail list" shows it.`;
}

/** Links mailed to the old address stop working. Sessions stay. */
export async function changeEmail(
  { db, secret }: Operator,
  user: User,
  email: string,
): Promise<string> {
  await db.transaction(async (tx) => {
    if (await findUserByEmail(tx, email)) throw hasAccount(email);
    const emailConfirmedAt = user.emailConfirmedAt ?? new Date();
    await updateUser(tx, user.id, { email, newEmail: null, emailConfirmedAt });
    await setProfileEmail(tx, user.id, email);
    await deleteOneTimeTokens(tx, user.id);
    await addAuditEvent(tx, "email_changed_by_operator", user.id);
    const notice = { to: user.email, userId: user.id, purpose: "email_changed" } as const;
    await queueAuthMail(secret)(tx, notice);
  });
  return `${user.email} is now ${email}.`;
}

const hasAccount = (email: string) =>
  new Error(`${email} has an account already. Use "role" or "link".`);

export async function link({ db, secret, siteUrl }: Operator, user: User): Promise<string> {
  const target = siteUrl + paths.sessionTest.path;
  const what = { userId: user.id, email: user.email, purpose: "recovery" } as const;
  const made = await makeOneTimeToken(db, { secret, siteUrl }, what, target);
  return `Open this once, within an hour, to sign in and set a password:\n${made.link}`;
}

/** The owner is told by mail: whoever asked the operator may not be the owner. */
export async function removeApp({ db, secret }: Operator, user: User): Promise<string> {
  const isRemoved = await db.transaction(async (tx) => {
    if (!(await removeFactors(tx, user.id))) return false;
    await downgradeSessions(tx, user.id);
    await addAuditEvent(tx, "second_factor_removed", user.id);
    await recordAct(tx, "removed an authenticator app", undefined, [aboutOf(secret, user.email)]);
    const notice = { to: user.email, userId: user.id, purpose: "factor_removed" } as const;
    await queueAuthMail(secret)(tx, notice);
    return true;
  });
  if (!isRemoved) throw new Error(`${user.email} has no authenticator app.`);
  return `${user.email} signs in by password alone until an app is added again.`;
}

export async function ban(db: Queries, user: User, bannedUntil: Date | null): Promise<string> {
  await updateUser(db, user.id, { bannedUntil });
  if (bannedUntil) await endSessions(db, { id: user.id, userId: user.id }, "global");
  await addAuditEvent(db, bannedUntil ? "disabled" : "enabled", user.id);
  return `${user.email} is ${bannedUntil ? "disabled; all its sessions have ended" : "enabled"}.`;
}

export async function requireUser(db: Queries, email: string): Promise<User> {
  const user = await findUserByEmail(db, email);
  if (user === undefined) throw new Error(`${email} has no account. See "admin list".`);
  return user;
}

export const nameOf = (role: Role): string => (role === "admin" ? "an admin" : "a user");
