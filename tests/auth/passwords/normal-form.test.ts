import { beforeAll, expect, test } from "bun:test";
import { runCommand } from "../../../src/commands/cli/run-admin";
import { openPglite, OPENING_MS } from "../../support/database/databases";
import { startAuthOn } from "../../support/site/auth";

beforeAll(openPglite, OPENING_MS);

const forms = ["NFC", "NFD", "NFKC", "NFKD"] as const;
const word = "pässwörd-9x ﬁ";

test("a password is the same however its letters are composed, wherever it is set", async () => {
  const site = await startAuthOn(await openPglite(), { isSignupOpen: true });
  const set: Record<string, (email: string, password: string) => Promise<unknown>> = {
    "sign-up": async (email, password) => {
      await site.call("/auth/v1/signup", { body: { email, password } });
      const confirmed = await site.follow(site.mails.at(-1)?.link, { password: word });
      expect(confirmed.status).toBe(303);
    },
    change: async (email, password) => {
      const { access_token: token } = await site.sessionOf(await site.makeUser(email));
      const body = { password, current_password: "correct horse battery staple" };
      const changed = await site.call("/auth/v1/user", { method: "PUT", token, body });
      expect(changed.status).toBe(200);
    },
    operator: (email, password) =>
      site.auth.database.run((db) =>
        runCommand(
          {
            ...site.auth,
            db,
            askPassword: () => Promise.resolve(password),
            rememberErased: () => {},
          },
          ["create", email, "user"],
        ),
      ),
  };
  for (const [where, setPassword] of Object.entries(set))
    for (const form of forms) {
      const email = `${where}-${form}@example.com`.toLowerCase();
      await setPassword(email, word.normalize(form));
      for (const typed of forms)
        expect([where, form, typed, await site.signIn(email, word.normalize(typed))]).toEqual([
          where,
          form,
          typed,
          expect.objectContaining({ token_type: "bearer" }),
        ]);
    }
}, 120_000);
