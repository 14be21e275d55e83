import { beforeAll, describe, expect, test } from "bun:test";
import { answers, ann, type Asked, refusals } from "./contract-rows";
import { databases, OPENING_MS } from "../support/databases";
import { startAuthOn } from "../support/auth";

type Site = Awaited<ReturnType<typeof startAuthOn>>;
describe("the auth API", () => {
  const [first] = databases;
  beforeAll(() => first?.open(), OPENING_MS);

  async function start(): Promise<(asked: Asked) => Promise<Response>> {
    if (first === undefined) throw new Error("no database");
    const site = await startAuthOn(await first.open());
    await site.makeUser(ann.email);
    const { access_token: token } = await site.signIn(ann.email);
    return (asked) => ask(site, token, asked);
  }

  for (const [asked, status, code, message] of refusals)
    test(`${asked.method ?? "POST"} ${asked.path} refuses with ${status} ${code}: ${message}`, async () => {
      const response = await (await start())(asked);
      expect(response.status).toBe(status);
      expect(response.headers.get("x-sb-error-code")).toBe(code);
      expect(await response.json()).toMatchObject({ code, message });
    });

  for (const [asked, status, body] of answers)
    test(`${asked.method ?? "POST"} ${asked.path} answers ${status}`, async () => {
      const response = await (await start())(asked);
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject(body);
    });

  test("POST /logout answers 204 with nothing in it", async () => {
    const response = await (await start())({ path: "/logout?scope=global", as: "ann" });
    expect([response.status, await response.text()]).toEqual([204, ""]);
  });
});

function ask(site: Site, token: string, { path, method = "POST", body, as }: Asked) {
  const address = `/auth/v1${path}`;
  const content = body === undefined ? {} : { body };
  if (as === "nobody") return site.call(address, { method, headers: { authorization: "" } });
  const tokens = { ann: token, forged: `${token.slice(0, -4)}AAAA` };
  return site.call(address, { method, ...content, ...(as && { token: tokens[as] }) });
}
