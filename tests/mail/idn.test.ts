import { beforeAll, describe, expect, test } from "bun:test";
import { endpoints } from "../../src/paths";
import { formNotices } from "../../views/content/form-notices";
import { jsonPost } from "../support/site/app";
import { databases, OPENING_MS } from "../support/database/databases";
import { sendAll, startMailApp } from "../support/mail/mail";

for (const { name, open } of databases) {
  describe(`an address with an internationalized domain on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    test("is stored once however it is typed, and gets its message", async () => {
      const database = await open();
      const app = startMailApp(database);
      for (const email of [
        "ann@bücher.example",
        "ann@xn--bcher-kva.example",
        "ann@BÜCHER.example",
      ]) {
        const answer = await app.request(endpoints.newsletter, jsonPost({ email }));
        expect(answer.status).toBe(200);
      }
      expect((await app.rows()).map(({ email }) => email)).toEqual(["ann@xn--bcher-kva.example"]);
      const arrived = await sendAll(database);
      expect(arrived.map(({ fields }) => fields.get("to"))).toEqual(["ann@xn--bcher-kva.example"]);
    }, 120_000);

    test("is rejected with a message if its domain has no ASCII form", async () => {
      const app = startMailApp(await open());
      for (const email of ["jörg@example.com", "ann@bücher..example", "ann@bü cher.example"]) {
        const answer = await app.request(endpoints.newsletter, jsonPost({ email }));
        expect(answer.status).toBe(400);
        expect(await answer.text()).toContain(formNotices.emailInvalid);
      }
    });
  });
}
