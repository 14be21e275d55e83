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
import { email as emailSchema, newEmail } from "./read-json";
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

type Command = (operator: Operator, email: string, role: string | undefined) => Promise<string>;

/** What is done to one account. */
const commands: Record<string, Command> = {
  create: (operator, email, role) => create(operator, email, readRole(role ?? "admin")),
  role: async ({ db }, email, role) => {
    const wanted = readRole(role);
    await setRole(db, (await requireUser(db, email)).id, wanted);
    return `${email} is now ${nameOf(wanted)}.`;
  },
  disable: async ({ db }, email) => ban(db, await requireUser(db, email), FOREVER),
  enable: async ({ db }, email) => ban(db, await requireUser(db, email), null),
  link: async (operator, email) => link(operator, await requireUser(operator.db, email)),
};

/** What is done to none, or to all. */
const commandsForAll: Record<string, (operator: Operator) => Promise<string>> = {
  list: async ({ db }) =>
    (await listUsers(db)).map(userLine).join("\n") || "There are no accounts yet.",
  "rotate-keys": ({ db, secret }) => rotateKeys(db, secret),
};

/** Does what an operator asks and answers what to print. Rejects with an error that names the cure. */
export async function runCommand(operator: Operator, words: readonly string[]): Promise<string> {
  const [name = "", address = "", role] = words;
  const forAll = Object.hasOwn(commandsForAll, name) ? commandsForAll[name] : undefined;
  if (forAll !== undefined) return forAll(operator);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new Error(USAGE);
  return command(operator, readAddress(name, address), role);
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

async function requireUser(db: Queries, email: string): Promise<User> {
  const user = await findUserByEmail(db, email);
  if (user === undefined)
    throw new Error(`${email} has no account: "admin list" shows those there are.`);
  return user;
}

const nameOf = (role: Role): string => (role === "admin" ? "an admin" : "a user");

function readAddress(command: string, address: string): string {
  const schema = command === "create" ? newEmail : emailSchema;
  const { data: email } = schema.safeParse(address);
  if (email !== undefined) return email;
  const wrong = address === "" ? "Say whose account" : `"${address}" is no address`;
  throw new Error(`${wrong}, as in: ${exampleOf(command)}`);
}

const exampleOf = (command: string) =>
  `bun run admin ${command} ada@example.com${command === "role" ? " admin" : ""}`;

function readRole(word: string | undefined): Role {
  const read = z.enum(["admin", "user"]).safeParse(word);
  if (!read.success) throw new Error("A role is admin or user.");
  return read.data;
}

function userLine({ email, role, bannedUntil, lastSignInAt }: User & { role: Role }): string {
  const seen = lastSignInAt ? `last signed in ${lastSignInAt.toISOString()}` : "never signed in";
  return `${email}  ${role}  ${seen}${bannedUntil && bannedUntil > new Date() ? "  disabled" : ""}`;
}
