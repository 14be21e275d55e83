import { expect, test } from "bun:test";
import { endpoints } from "../../src/paths";
import { formNotices } from "../../views/content/form-notices";
import { deliverable, undeliverable } from "../support/mail/undeliverable-addresses";
import { formPost, jsonPost, noPreferences, startApp } from "../support/site/app";
import { forms } from "../support/forms/forms";

const newLink = { name: "new link", endpoint: endpoints.newLink, typed: {}, unseen: {} };

/** Creates an app and collects the addresses it accepts. */
function start() {
  const taken: string[] = [];
  const app = startApp({
    save: async ({ row }) => void taken.push(row.email),
    preferences: { ...noPreferences, sendLinks: async (email) => void taken.push(email) },
  });
  return { app, taken };
}

for (const { name, endpoint, typed, unseen } of [...forms, newLink]) {
  for (const [what, email] of Object.entries(undeliverable))
    test(`the ${name} form rejects ${what}`, async () => {
      const { app, taken } = start();
      const fields = { ...typed, ...unseen, email };
      for (const post of [jsonPost(fields), formPost(fields)]) {
        const answer = await app.request(endpoint, post);
        expect(answer.status).toBe(400);
        expect(await answer.text()).toContain(formNotices.emailInvalid);
      }
      expect(taken).toEqual([]);
    });

  test(`the ${name} form accepts addresses close to those`, async () => {
    const { app, taken } = start();
    for (const email of Object.keys(deliverable)) {
      const answer = await app.request(endpoint, jsonPost({ ...typed, ...unseen, email }));
      expect({ email, status: answer.status }).toEqual({ email, status: 200 });
    }
    expect(taken).toEqual(Object.values(deliverable));
  });
}
