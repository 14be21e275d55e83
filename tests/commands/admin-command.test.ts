import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { paths } from "../../src/paths";
import { type Environment, runAtTerminal, runBuilt } from "../support/commands/commands";
import { commandSites, openCommandSite, SITE_URL } from "../support/commands/command-sites";
import { OPENING_MS } from "../support/database/databases";

const PASSWORD = "correct horse battery staple";

const run = (env: Environment, ...words: string[]) => runBuilt("admin", env, ...words);
const answering = (answer: string) => ({ question: "one-time link): ", answer });

for (const kind of commandSites)
  describe(`the admin command on ${kind.name}`, () => {
    let env: Environment;
    let site: Awaited<ReturnType<typeof openCommandSite>>["site"];
    beforeAll(async () => void ({ env, site } = await openCommandSite(kind)), OPENING_MS);
    afterAll(() => site.child.kill());

    test(
      "asks for a password without echoing it, and the admin signs in with it",
      async () => {
        const { code, shown } = await runAtTerminal(
          "admin",
          env,
          answering(PASSWORD),
          "create",
          "ada@example.com",
        );
        expect(shown).toContain("ada@example.com is now an admin.");
        expect(shown).not.toContain(PASSWORD);
        expect(code).toBe(0);
        expect((await run(env, "list")).output).toContain(
          "ada@example.com  admin  never signed in",
        );
        expect((await signIn(site.address, PASSWORD)).status).toBe(200);
      },
      OPENING_MS,
    );

    test(
      "prints a one-time link for an empty password, and without a terminal",
      async () => {
        const atTerminal = await runAtTerminal(
          "admin",
          env,
          answering(""),
          "create",
          "bob@example.com",
        );
        const asked = await run(env, "create", "carol@example.com", "user");
        for (const words of [atTerminal.shown, asked.output])
          expect(words).toMatch(/http\S+\/auth\/confirm\?token=\S+/);
        expect(asked.errors).toBe("");
        const link = /http\S+/.exec(asked.output)?.[0] ?? "";
        const { pathname, searchParams } = new URL(link);
        const followed = await fetch(site.address + pathname, {
          method: "POST",
          headers: { host: new URL(SITE_URL).host, origin: SITE_URL },
          body: searchParams,
          redirect: "manual",
        });
        expect(followed.headers.get("location")).toContain(
          `${paths.sessionTest.path}#access_token=`,
        );
      },
      OPENING_MS,
    );

    test(
      "shows a message that waits for a mail server, with its link",
      async () => {
        const post = (path: string, body: object) =>
          fetch(`${site.address}/auth/v1${path}`, {
            method: "POST",
            headers: { host: new URL(SITE_URL).host },
            body: JSON.stringify(body),
          });
        await post("/recover", { email: "ada@example.com" });
        const { output } = await runBuilt("mail", env, "list");
        const [id = ""] = output.split("\t");
        const shown = await runBuilt("mail", env, "show", id);
        const link = /https\S+confirm\?\S+/.exec(shown.output)?.[0] ?? "";
        const token_hash = new URL(link).searchParams.get("token");
        expect((await post("/verify", { type: "recovery", token_hash })).status).toBe(200);
      },
      OPENING_MS,
    );

    test(
      "prints errors with their fix to stderr and exits non-zero",
      async () => {
        const twice = await run(env, "create", "ada@example.com");
        expect([twice.code, twice.output]).toEqual([1, ""]);
        expect(twice.errors).toContain('has an account already. Use "role" or "link"');
        expect((await run(env)).errors).toContain("admin create EMAIL");
      },
      OPENING_MS,
    );
  });

const signIn = (address: string, password: string) =>
  fetch(`${address}/auth/v1/token?grant_type=password`, {
    method: "POST",
    body: JSON.stringify({ email: "ada@example.com", password }),
  });
