import { z } from "zod";
import type { Role } from "../../db/auth-schema";
import { addAuditEvent } from "../../db/auth/audit";
import { setRole } from "../../db/auth/profiles";
import { endSessions } from "../../db/auth/sessions";
import { addUser, findUserByEmail, listUsers, updateUser, type User } from "../../db/auth/users";
import type { Queries } from "../../db/pool";
import { paths } from "../paths";
import { makeOneTimeToken } from "./one-time";
import { hashPassword, requireGoodPassword } from "./passwords";
import { email as emailSchema } from "./read-json";
import { rotateKeys } from "./rotate-keys";
import type { Secret } from "./secret";

/** What a command needs; `askPassword` answers undefined where nobody can be asked. */
export type Operator = {
  db: Queries;
  secret: Secret;
  siteUrl: string;
  askPassword: () => Promise<string | undefined>;
};

const FOREVER = new Date("9999-12-31T00:00:00Z");

export const USAGE = `admin create EMAIL [admin|user]   makes an account, an admin's unless told otherwise
admin list                        lists accounts
admin role EMAIL admin|user       changes what an account may do
admin disable EMAIL               ends its sessions and refuses new ones; enable EMAIL takes that back
admin link EMAIL                  prints a link that opens the account once, within an hour
admin rotate-keys                 publishes the next signing key, and signs with it when run again after 20 minutes`;

type Command = (operator: Operator, address: string, role: string | undefined) => Promise<string>;

const commands: Record<string, Command> = {
  create: (operator, address, role) =>
    create(operator, readAddress(address), readRole(role ?? "admin")),
  list: async ({ db }) =>
    (await listUsers(db)).map(userLine).join("\n") || "There are no accounts yet.",
  role: async ({ db }, address, role) => {
    const wanted = readRole(role);
    await setRole(db, (await requireUser(db, address)).id, wanted);
    return `${address} is now ${nameOf(wanted)}.`;
  },
  disable: async ({ db }, address) => ban(db, await requireUser(db, address), FOREVER),
  enable: async ({ db }, address) => ban(db, await requireUser(db, address), null),
  link: async (operator, address) => link(operator, await requireUser(operator.db, address)),
  "rotate-keys": ({ db, secret }) => rotateKeys(db, secret),
};

/** Does what an operator asks and answers what to print. Rejects with an error that names the cure. */
export async function runCommand(operator: Operator, words: readonly string[]): Promise<string> {
  const [name = "", address = "", role] = words;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new Error(USAGE);
  return command(operator, address, role);
}

async function create(operator: Operator, email: string, role: Role): Promise<string> {
  const { db } = operator;
  const password = await operator.askPassword();
  if (password !== undefined) await requireGoodPassword(password);
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const user = await addUser(db, { email, passwordHash, isConfirmed: true, role });
  if (user === undefined) throw new Error(`${email} has an account already: try "role" or "link".`);
  await addAuditEvent(db, "created_by_operator", user.id);
  const made = `${email} is now ${nameOf(role)}.`;
  return password === undefined ? `${made}\n${await link(operator, user)}` : made;
}

async function link({ db, secret, siteUrl }: Operator, user: User): Promise<string> {
  const target = siteUrl + paths.sessionTest.path;
  const what = { userId: user.id, email: user.email, purpose: "recovery" } as const;
  const made = await makeOneTimeToken(db, { secret, siteUrl }, what, target);
  return `Open this once, within an hour, to sign in and set a password:\n${made.link}`;
}

async function ban(db: Queries, user: User, bannedUntil: Date | null): Promise<string> {
  await updateUser(db, user.id, { bannedUntil });
  if (bannedUntil) await endSessions(db, { id: user.id, userId: user.id }, "global");
  await addAuditEvent(db, bannedUntil ? "disabled" : "enabled", user.id);
  return `${user.email} is ${bannedUntil ? "disabled; all its sessions have ended" : "enabled"}.`;
}

async function requireUser(db: Queries, address: string): Promise<User> {
  const user = await findUserByEmail(db, readAddress(address));
  if (user === undefined)
    throw new Error(`${address} has no account: "admin list" shows those there are.`);
  return user;
}

const nameOf = (role: Role): string => (role === "admin" ? "an admin" : "a user");

function readAddress(address: string): string {
  const read = emailSchema.safeParse(address);
  if (!read.success)
    throw new Error(`Say whose account, as in: bun run admin create ada@example.com`);
  return read.data;
}

function readRole(word: string | undefined): Role {
  const read = z.enum(["admin", "user"]).safeParse(word);
  if (!read.success) throw new Error("A role is admin or user.");
  return read.data;
}

function userLine({ email, role, bannedUntil, lastSignInAt }: User & { role: Role }): string {
  const seen = lastSignInAt ? `last signed in ${lastSignInAt.toISOString()}` : "never signed in";
  return `${email}  ${role}  ${seen}${bannedUntil && bannedUntil > new Date() ? "  disabled" : ""}`;
}
