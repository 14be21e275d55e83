import { beforeAll, describe, expect, test } from "bun:test";
import { visitorForms } from "../faults/visitor-forms";
import { SITE_URL, startAppOn } from "../support/site/app";
import { databases, OPENING_MS } from "../support/database/databases";
import { countStored } from "../support/forms/count-stored";

const names = ["newsletter as JSON", "newsletter", "notify", "waitlist", "contact"];

for (const { name, open } of databases) {
  describe(`a form on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    for (const [index, { make }] of visitorForms.entries()) {
      const send = async (app: ReturnType<typeof startAppOn>) => {
        const { path, init } = make("ann@example.com");
        const headers = { ...(init.headers as Record<string, string>), origin: SITE_URL };
        return (await app.request(path, { ...init, headers })).status;
      };

      test(`(${names[index]}) sent by a double click is one row and one mail`, async () => {
        const database = await open();
        const app = startAppOn(database);
        const statuses = await Promise.all([send(app), send(app), send(app)]);
        expect(new Set(statuses).size).toBe(1);
        expect(statuses[0]).toBeLessThan(400);
        expect(await countStored(database)).toEqual({ rows: 1, mails: 1 });
      });

      test(`(${names[index]}) sent again, here and through another replica, is too`, async () => {
        const database = await open();
        const [here, there] = [startAppOn(database), startAppOn(database)];
        const first = await send(here);
        expect([await send(here), await send(there)]).toEqual([first, first]);
        expect(await countStored(database)).toEqual({ rows: 1, mails: 1 });
      });
    }
  });
}
