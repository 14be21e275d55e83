import { describe, expect, test } from "bun:test";
import type { Submission } from "../../../db/forms/submissions";
import { secretFrom } from "../../../src/secrets/secret";
import { endpoints } from "../../../src/paths";
import { HOLD_AT } from "../../../src/forms/spam/signals";
import { makeStamp } from "../../../src/forms/spam/stamp";
import { TRAP_FIELD } from "../../../views/forms/fields/trap-field";
import { formPost, jsonPost, startApp } from "../../support/site/app";
import { forms } from "../../support/forms/forms";

const email = "ann@example.com";
const modes = [
  ["a plain post", (fields: Record<string, string>) => formPost(fields)],
  ["a partial", (fields: Record<string, string>) => formPost(fields, { "hx-request": "true" })],
  ["JSON", (fields: Record<string, string>) => jsonPost(fields)],
] as const;

async function send(path: string, init: RequestInit) {
  const saved: Submission[] = [];
  const app = startApp({ save: async (one) => void saved.push(one) });
  const response = await app.request(path, init);
  const { status, headers } = response;
  return { answer: { status, headers: [...headers], body: await response.text() }, saved };
}

for (const { name, endpoint, typed, unseen } of forms) {
  describe(`a suspicious ${name} form`, () => {
    for (const [mode, post] of modes) {
      test(`sent by ${mode} gets the normal response, byte for byte, and is held in full`, async () => {
        const fields = { email, ...typed, ...unseen };
        const usual = await send(endpoint, post(fields));
        const filled = await send(endpoint, post({ ...fields, [TRAP_FIELD]: "buy now" }));
        expect(usual.answer.status).toBe(mode === "a plain post" ? 303 : 200);
        expect(filled.answer).toEqual(usual.answer);
        const [plain] = usual.saved;
        const [held] = filled.saved;
        if (plain?.kind === undefined || held?.kind !== "held") throw new Error("Not held.");
        const { id, receivedAt, ...rest } = plain.row;
        expect(held.row).toMatchObject({ email, kind: plain.kind, row: rest });
        expect(held.row.score).toBeGreaterThanOrEqual(HOLD_AT);
        expect(held.row.signals).toEqual(["hidden_field", "no_stamp"]);
        expect(JSON.stringify([plain, held])).not.toContain("buy now");
        expect(id).toBeString();
        expect(receivedAt).toBeString();
      });
    }

    test("is held once when sent again, and separately for another person", async () => {
      const fields = { email, ...typed, ...unseen, [TRAP_FIELD]: "x" };
      const idOf = async (sent: Record<string, string>) =>
        (await send(endpoint, formPost(sent))).saved[0]?.row.id;
      expect(await idOf({ ...fields, email: "ANN@example.com" })).toBe(await idOf(fields));
      expect(await idOf({ ...fields, email: "bob@example.com" })).not.toBe(await idOf(fields));
    });
  });
}

test("a valid stamp removes the sign-up's only point, and is not cached", async () => {
  const app = startApp();
  const asked = await app.request(endpoints.formStamp);
  expect(asked.headers.get("cache-control")).toBe("no-store");
  expect(await asked.text()).toMatch(/^[0-9a-z]+\.[\w-]{16}$/);
  const signalsOf = async (stamp?: string) => {
    const trap = { [TRAP_FIELD]: "x" };
    const { saved } = await send(
      endpoints.newsletter,
      jsonPost({ email, ...trap, ...(stamp === undefined ? {} : { stamp }) }),
    );
    return saved[0]?.kind === "held" ? saved[0].row.signals : [];
  };
  const secret = secretFrom("for tests");
  expect(await signalsOf()).toEqual(["hidden_field", "no_stamp"]);
  expect(await signalsOf("made up")).toEqual(["hidden_field", "no_stamp"]);
  expect(await signalsOf(makeStamp(secret, Date.now()))).toEqual(["hidden_field", "too_quick"]);
  expect(await signalsOf(makeStamp(secret, Date.now() - 10_000))).toEqual(["hidden_field"]);
});

test("non-text values in the hidden fields are not an error", async () => {
  const sent = { email, [TRAP_FIELD]: ["a"], stamp: { a: 1 } };
  const { answer, saved } = await send(endpoints.newsletter, jsonPost(sent));
  expect(answer.status).toBe(200);
  expect(saved[0]?.kind).toBe("subscriber");
});
