import { sql } from "drizzle-orm";
import type { Database } from "../../../db/connection/client";
import { addSubmissions } from "../../../db/forms/submissions";

const ids = {
  newsletter: "0193a5c2-7f3e-7abc-8def-000000000001",
  scroll: "0193a5c2-7f3e-7abc-8def-000000000002",
  waitlist: "0193a5c2-7f3e-7abc-8def-000000000003",
  contact: "0193a5c2-7f3e-7abc-8def-000000000004",
  held: "0193a5c2-7f3e-7abc-8def-000000000005",
  bob: "0193a5c2-7f3e-7abc-8def-000000000006",
} as const;

/**
 * Stores a row of ann's in every form's table, an hour old: an unconfirmed newsletter sign-up, a confirmed one for Scroll, a
 * beta request, a message and a held one. Also stores a sign-up of bob's.
 */
export async function fillWithPeople(database: Database): Promise<typeof ids> {
  const receivedAt = new Date(Date.now() - 60 * 60_000).toISOString();
  const ann = { email: "ann@example.com", receivedAt };
  const words = { name: "Ann", topic: "sales", message: "Do you do SOC 2?" };
  await database.run((db) =>
    addSubmissions(db, [
      { kind: "subscriber", row: { ...ann, id: ids.newsletter, source: "newsletter" } },
      {
        kind: "subscriber",
        row: { ...ann, email: "Ann@example.com", id: ids.scroll, source: "coming-soon:Scroll" },
      },
      {
        kind: "waitlistEntry",
        row: { ...ann, id: ids.waitlist, source: "beta-waitlist:Mobile App", company: "Acme" },
      },
      { kind: "contactMessage", row: { ...ann, ...words, id: ids.contact } },
      {
        kind: "held",
        row: { ...ann, id: ids.held, kind: "contactMessage", row: words, score: 9, signals: [] },
      },
      {
        kind: "subscriber",
        row: { ...ann, email: "bob@example.com", id: ids.bob, source: "newsletter" },
      },
    ]),
  );
  await database.run((db) =>
    db.execute(sql`update subscribers set confirmed_at = now() where id = ${ids.scroll}`),
  );
  return ids;
}
