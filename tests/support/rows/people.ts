import type { Database } from "../../../db/connection/client";
import { addHeldSubmissions, type NewHeld } from "../../../db/forms/held";
import { addSubmissions, type Submission } from "../../../db/forms/submissions";

/** Text that a spreadsheet or a page must not obey. */
export const evil = `=cmd|'/C calc'!A0 <script>alert(1)</script> "x"`;

export const hourAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

/** 125 entries: pages of 50, names that are alike, every list. */
const entries = (): Submission[] => [
  ...Array.from({ length: 100 }, (_, n) => ({
    kind: "subscriber" as const,
    row: {
      id: crypto.randomUUID(),
      email: `${n % 2 ? "Ann" : "bob"}.reader${n}@mail${n % 5}.example`,
      source: n % 4 ? "newsletter" : "coming-soon:Scroll",
      receivedAt: hourAgo(n),
      origin: { page: "/", ...(n % 10 === 0 && { utm_campaign: "it's-\\spring" }) },
    },
  })),
  ...Array.from({ length: 20 }, (_, n) => ({
    kind: "waitlistEntry" as const,
    row: {
      id: crypto.randomUUID(),
      email: `rep${n}@corp.example`,
      company: n ? "Ångström & Söhne" : evil,
      source: "beta-waitlist:Free trial",
      receivedAt: hourAgo(n * 24),
    },
  })),
  ...Array.from({ length: 5 }, (_, n) => ({
    kind: "contactMessage" as const,
    row: {
      id: crypto.randomUUID(),
      email: `writer${n}@corp.example`,
      name: n ? "Zoë O’Neill-Östlund" : evil,
      topic: "sales",
      message: "How much?",
      receivedAt: hourAgo(n),
    },
  })),
];

/** Five held sign-ups. */
const held = (): NewHeld[] =>
  Array.from({ length: 5 }, (_, n) => ({
    id: crypto.randomUUID(),
    receivedAt: hourAgo(n),
    kind: "subscriber" as const,
    email: `held${n}@spam.example`,
    row: {
      id: crypto.randomUUID(),
      email: `held${n}@spam.example`,
      source: "coming-soon:Vision",
      receivedAt: hourAgo(n),
      origin: { utm_campaign: "odd" },
    },
    score: 5,
    signals: ["links"],
  }));

/** Stores both: 130 entries. */
export const addPeople = ({ run }: Database) =>
  run(async (db) => {
    await addSubmissions(db, entries());
    await addHeldSubmissions(db, held());
  });
