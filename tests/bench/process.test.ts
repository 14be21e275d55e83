import { expect, test } from "bun:test";
import { expectStatus } from "./auth/auth-calls";
import { serve } from "./process";

test("a server that exits before it responds fails at once, with its output", () => {
  const script = ["-e", "throw new Error('no database')"];
  expect(serve(script, {})).rejects.toThrow(/ended before it answered\.[^]*no database/);
});

test("error responses are not counted", async () => {
  const refused = () => Promise.resolve(Response.json({ code: "limited" }, { status: 429 }));
  expect(expectStatus(200, refused())).rejects.toThrow('answered 429, not 200: {"code":"limited"}');
  expect(await expectStatus<object>(429, refused())).toEqual({ code: "limited" });
});
