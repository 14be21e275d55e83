import { beforeAll, describe, expect, test } from "bun:test";
import * as fc from "fast-check";
import type { Database } from "../../db/connection/client";
import { batchWrites } from "../../db/journal/batch-writes";
import { addSubmissions, type Submission } from "../../db/forms/submissions";
import { endpoints } from "../../src/paths";
import { startApp } from "../support/site/app";
import { databases, OPENING_MS } from "../support/database/databases";
import { meant, storedRows, type Stored } from "../support/forms/stored-rows";
import {
  modes,
  anyCorruption,
  strangePost,
  type Mode,
  type CorruptionName,
} from "../support/forms/strange-bodies";
import { strangeFields } from "../support/forms/strange-input";

/** A new seed for each run; failures print it. */
const SEED = Number(process.env["SEED"] ?? Math.trunc(Math.random() * 2 ** 31));
const CASES = 250;
const AT_ONCE = 25;
const LONG_MS = 120_000;

type Case = { fields: Record<string, unknown>; mode: Mode; corruption: CorruptionName };
type Tried = Case & { status: number; body: string; saved: Submission[] };

const addresses: Record<string, string> = {
  newsletter: endpoints.newsletter,
  notify: endpoints.newsletter,
  waitlist: endpoints.waitlist,
  contact: endpoints.contact,
};

for (const { name, open } of databases) {
  describe(`for any input on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    for (const [form, fields] of Object.entries(strangeFields)) {
      test(
        `the ${form} form stores one row as intended, or explains why not`,
        async () => {
          const database = await open();
          const cases = fc.record({
            fields,
            mode: fc.constantFrom(...modes),
            corruption: anyCorruption,
          });
          const tried: Tried[] = [];
          const send = sender(database, addresses[form] ?? "");
          const sample = fc.sample(cases, { numRuns: CASES, seed: SEED });
          for (let start = 0; start < CASES; start += AT_ONCE)
            tried.push(...(await Promise.all(sample.slice(start, start + AT_ONCE).map(send))));
          const stored = await storedRows(database);
          const wrong = tried
            .map((one) => ({ ...one, body: "", why: faultOf(form, one, stored) }))
            .filter(({ why }) => why !== undefined);
          expect({ seed: SEED, wrong: wrong.length, first: wrong.slice(0, 3) }).toEqual({
            seed: SEED,
            wrong: 0,
            first: [],
          });
          expect(stored.size).toBe(new Set(tried.flatMap(({ saved }) => saved.map(keyOf))).size);
          const taken = tried.filter(({ saved }) => saved.length > 0).length;
          // If all were accepted or all rejected, the test would prove little.
          expect(taken).toBeGreaterThan(CASES / 10);
          expect(taken).toBeLessThan(CASES);
        },
        LONG_MS,
      );
    }
  });
}

/** An error message in JSON, a page or a toast. */
const SENTENCE = /"message":"[^"]+ [^"]+"|<h1|role="alert"|data-tone="error"/;

/** Sends a case through an app of its own, so that everything saved belongs to this case. */
function sender(database: Database, address: string) {
  const store = batchWrites((all: Submission[]) => database.run((db) => addSubmissions(db, all)), {
    withinMs: 2,
    enough: 16,
    most: 500,
  });
  return async (one: Case): Promise<Tried> => {
    const saved: Submission[] = [];
    const save = async (submission: Submission) => {
      await store(submission);
      saved.push(submission);
    };
    const { request } = startApp({ save });
    const answer = await request(address, strangePost(one.fields, one.mode, one.corruption));
    return { ...one, status: answer.status, body: await answer.text(), saved };
  };
}

const keyOf = ({ kind, row }: Submission) =>
  "source" in row ? `${kind} ${row.email.toLowerCase()} ${row.source}` : `${kind} ${row.id}`;

/** Returns what is wrong with the response or the stored row, if anything. */
function faultOf(form: string, one: Tried, stored: Map<string, Stored>): string | undefined {
  const { status, body, saved, mode, fields } = one;
  if (status >= 400 && status < 500) {
    if (saved.length > 0) return "refused, and stored all the same";
    return SENTENCE.test(body) ? undefined : `refused without a sentence: ${body.slice(0, 200)}`;
  }
  if (status !== 200 && status !== 303) return `answered ${status}`;
  const [submission] = saved;
  if (submission === undefined || saved.length > 1) return `stored ${saved.length} rows`;
  const row = stored.get(keyOf(submission));
  if (row === undefined) return "answered a success, and stored nothing";
  // A person's second message does not change the first one.
  const isFirst = row["id"] === submission.row.id;
  const wanted = meant(form, fields, mode);
  const isAsMeant = Object.entries(wanted).every(([name, value]) => row[name] === value);
  return isFirst && !isAsMeant
    ? `stored ${JSON.stringify(row)} for ${JSON.stringify(wanted)}`
    : undefined;
}
