import { expect, test } from "bun:test";
import { expectStatus } from "./auth/auth-calls";
import { serve } from "./process";

test("a server that exits before it responds fails at once, with its output", async () => {
  const free = Bun.serve({ port: 0, fetch: () => new Response() });
  const { port = 0 } = free;
  await free.stop(true);
  const script = ["-e", "throw new Error('no database')"];
  expect(serve(script, {}, port)).rejects.toThrow(/ended before it answered\.[^]*no database/);
});

test("fails if another program answers on the port", () => {
  using stranger = Bun.serve({ port: 0, fetch: () => new Response() });
  const { port = 0 } = stranger;
  expect(serve(["-e", ""], {}, port)).rejects.toThrow(`Something else listens on port ${port}`);
});

test("error responses are not counted", async () => {
  const refused = () => Promise.resolve(Response.json({ code: "limited" }, { status: 429 }));
  expect(expectStatus(200, refused())).rejects.toThrow('answered 429, not 200: {"code":"limited"}');
  expect(await expectStatus<object>(429, refused())).toEqual({ code: "limited" });
});
