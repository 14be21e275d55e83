import { beforeAll, describe, expect, test } from "bun:test";
import { databases, OPENING_MS } from "../support/database/databases";
import { PASSWORD, startAsAnn } from "../support/site/auth";

for (const { name, open } of databases) {
  describe(`on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    const start = async () => startAsAnn(await open());

    test("user metadata is merged, and fields that would raise privileges are rejected or ignored", async () => {
      const { site, put } = await start();
      expect((await put({ data: { plan: "team", old: 1 } })).status).toBe(200);
      const { body } = await put({ data: { old: null, __proto__: { a: 1 } }, role: "admin" });
      expect(body.user_metadata).toEqual({ plan: "team" });
      expect(body.role).toBe("authenticated");
      // A body of null, and required fields that are null, count as absent.
      expect((await put(null)).body.user_metadata).toEqual({ plan: "team" });
      const missed = await site.call("/auth/v1/recover", { body: { email: null } });
      expect([missed.status, (await missed.json()).code]).toEqual([400, "validation_failed"]);
      expect(await put({ app_metadata: { role: "admin" } })).toMatchObject({
        status: 403,
        body: { code: "not_admin" },
      });
    });

    test("concurrent changes are all stored", async () => {
      const { put } = await start();
      const fields = ["plan", "team", "theme", "zone"];
      await Promise.all(fields.map((field) => put({ data: { [field]: 1 } })));
      const { body } = await put({});
      expect(body.user_metadata).toEqual({ plan: 1, team: 1, theme: 1, zone: 1 });
      await Promise.all([
        put({ password: "a quite different sentence", current_password: PASSWORD }),
        put({ data: { plan: 2, zone: null } }),
      ]);
      expect((await put({})).body.user_metadata).toEqual({ plan: 2, team: 1, theme: 1 });
    });
  });
}
