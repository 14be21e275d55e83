import { z } from "zod";
import { recordAct } from "../../../db/admin/audit";
import type { Role } from "../../../db/schema/accounts";
import { setRole } from "../../../db/auth/profiles";
import { listUsers, type User } from "../../../db/auth/users";
import { eraseAccounts } from "../../../db/forms/erase";
import {
  ban,
  changeEmail,
  create,
  FOREVER,
  invite,
  link,
  nameOf,
  type Operator,
  removeApp,
  requireUser,
} from "./operator-accounts";
import { aboutOf } from "../../admin/sealed";
import { email as emailSchema, newEmail } from "../../auth/read-json";
import { rotateKeys } from "../../auth/tokens/rotate-keys";

export const USAGE = `admin create EMAIL [admin|user]   makes an account, an admin's unless told otherwise
admin invite EMAIL [admin|user]   makes an account, a user's unless told otherwise, and mails a link that works for a week
admin list                        lists accounts
admin role EMAIL admin|user       changes what an account may do
admin email EMAIL NEW-EMAIL       changes the address of an account, and tells the old one by mail
admin delete EMAIL                deletes an account with its sessions, factors, links, audit events and messages
admin disable EMAIL               ends its sessions and refuses new ones; enable EMAIL takes that back
admin remove-app EMAIL            removes its authenticator apps, and tells the owner by mail
admin link EMAIL                  prints a link that opens the account once, within an hour
admin rotate-keys                 publishes the next signing key, and signs with it when run again after 20 minutes`;

type Command = (operator: Operator, email: string, last: string | undefined) => Promise<string>;

/** Commands for one account. */
const commands: Record<string, Command> = {
  create: (operator, email, role) => create(operator, email, readRole(role ?? "admin")),
  invite: async (operator, email, role) => invite(operator, email, readRole(role ?? "user")),
  email: async (operator, email, next) =>
    changeEmail(
      operator,
      await requireUser(operator.db, email),
      readAddress("email", next ?? "", newEmail),
    ),
  delete: async ({ db, secret, rememberErased }, email) => {
    await requireUser(db, email);
    const marks = await db.transaction(async (tx) => {
      await recordAct(tx, "deleted an account", undefined, [aboutOf(secret, email)]);
      return eraseAccounts(tx, email);
    });
    await rememberErased(marks);
    return `${email} is deleted, with all that belonged to the account.`;
  },
  role: async ({ db, secret }, email, role) => {
    const wanted = readRole(role);
    const { id } = await requireUser(db, email);
    await db.transaction(async (tx) => {
      await setRole(tx, id, wanted);
      await recordAct(tx, `gave the role ${wanted}`, undefined, [aboutOf(secret, email)]);
    });
    return `${email} is now ${nameOf(wanted)}.`;
  },
  disable: async ({ db }, email) => ban(db, await requireUser(db, email), FOREVER),
  enable: async ({ db }, email) => ban(db, await requireUser(db, email), null),
  "remove-app": async (operator, email) =>
    removeApp(operator, await requireUser(operator.db, email)),
  link: async (operator, email) => link(operator, await requireUser(operator.db, email)),
};

/** Commands for all accounts. */
const commandsForAll: Record<string, (operator: Operator) => Promise<string>> = {
  list: async ({ db }) => (await listUsers(db)).map(userLine).join("\n"),
  "rotate-keys": ({ db, secret }) => rotateKeys(db, secret),
};

/** Runs a command and returns what to print. Rejects with an error that says what to do. */
export async function runCommand(operator: Operator, argv: readonly string[]): Promise<string> {
  const [name = "", address = "", last] = argv;
  const forAll = Object.hasOwn(commandsForAll, name) ? commandsForAll[name] : undefined;
  if (forAll !== undefined) return forAll(operator);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new Error(USAGE);
  return command(operator, readAddress(name, address), last);
}

const CREATING_COMMANDS = ["create", "invite"];

function readAddress(
  command: string,
  address: string,
  schema = CREATING_COMMANDS.includes(command) ? newEmail : emailSchema,
): string {
  const { data: email } = schema.safeParse(address);
  if (email !== undefined) return email;
  const wrong = address === "" ? "Name the account" : `"${address}" is not an email address`;
  throw new Error(`${wrong}, as in: ${exampleOf(command)}`);
}

const exampleOf = (command: string) =>
  `bun run admin ${command} ada@example.com${EXAMPLE_ARGUMENT[command] ?? ""}`;
const EXAMPLE_ARGUMENT: Record<string, string> = { role: " admin", email: " ada@new.example" };

function readRole(word: string | undefined): Role {
  const read = z.enum(["admin", "user"]).safeParse(word);
  if (!read.success) throw new Error("The role must be admin or user.");
  return read.data;
}

function userLine({ email, role, bannedUntil, lastSignInAt }: User & { role: Role }): string {
  const seen = lastSignInAt ? `last signed in ${lastSignInAt.toISOString()}` : "never signed in";
  return `${email}  ${role}  ${seen}${bannedUntil && bannedUntil > new Date() ? "  disabled" : ""}`;
}
