import { afterAll, expect, test } from "bun:test";
import { feedFiles } from "../../src/feeds/feed-routes";
import { endpoints, markdownPath, paths } from "../../src/paths";
import { contactForm } from "../../views/content/contact";
import { contactTopics } from "../../views/content/contact-topics";
import { runBun } from "../support/run-bun";
import { startServer } from "../support/site/server";

const { child, address } = await startServer();
afterAll(async () => {
  child.kill();
  await child.exited;
});

while ((await (await fetch(address + endpoints.ready)).text()) !== "ready") await Bun.sleep(20);
const text = await (await fetch(address + markdownPath(paths.docsApi))).text();

/** Values for the variables in the examples. */
const variables = { SITE: address, TOKEN: "no-token-of-yours" };

/** The curl examples as `fetch` calls. */
const examples = [...text.matchAll(/```sh\n(curl [^`]*)```/g)].map(([, command = ""]) => {
  const filled = command.replaceAll(
    /\$([A-Z]+)/g,
    (_, name: string) => variables[name as keyof typeof variables],
  );
  const words = [...filled.matchAll(/'([^']*)'|"([^"]*)"|([^\s\\]+)/g)].map(
    ([, single, double, bare]) => single ?? double ?? bare ?? "",
  );
  const [, url = "", ...options] = words;
  const headers = new Headers();
  let body: string | URLSearchParams | undefined;
  for (let n = 0; n < options.length; n += 2) {
    const [name, value = ""] = options.slice(n);
    const [, key = "", rest = ""] = /^([^:=]+)[:=] ?(.*)$/s.exec(value) ?? [];
    if (name === "--json") {
      body = value;
      headers.set("content-type", "application/json");
      headers.set("accept", "application/json");
    } else if (name === "-H") headers.set(key, rest);
    else if (name === "--data-urlencode") {
      body ??= new URLSearchParams();
      if (typeof body !== "string") body.append(key, rest);
    } else throw new Error(`The test does not know ${name}: ${command}`);
  }
  const { pathname } = new URL(url);
  return { command, pathname, url, init: body ? { method: "POST", headers, body } : { headers } };
});

test("the API reference has an example for each form, the price list and the session", () => {
  expect(new Set(examples.map(({ pathname }) => pathname))).toEqual(
    new Set([
      "/api/contact",
      "/pricing.json",
      "/api/newsletter",
      "/api/waitlist",
      "/functions/v1/session",
    ]),
  );
});

for (const { command, pathname, url, init } of examples)
  test(`works on a running server: ${command.trim()}`, async () => {
    const response = await fetch(url, init);
    const body = (await response.json()) as object;
    const isSession = pathname === "/functions/v1/session";
    expect({ status: response.status, body }).toMatchObject({
      status: isSession ? 401 : 200,
      body: isSession
        ? { code: 401 }
        : pathname === "/pricing.json"
          ? { currency: "USD" }
          : { ok: true, message: expect.any(String) },
    });
    expect(response.headers.get("content-type")).toStartWith("application/json");
  });

test("the JavaScript example sends a lead", async () => {
  const codes = [...text.matchAll(/```js\n([^`]*fetch\(.*?)```\n/gs)].map(([, code = ""]) => code);
  expect(codes).toHaveLength(1);
  const code = `const SITE = ${JSON.stringify(address)};\n${codes[0]}\nconsole.log(message);`;
  expect(await runBun(["-e", code])).toMatchObject({
    code: 0,
    output: contactForm.success.text,
  });
});

test("the API reference lists every topic of the contact form", () => {
  for (const { key } of contactTopics) expect(text).toContain(`\`${key}\``);
});

test("every GET URL in the reference responds", async () => {
  const listed = [...text.matchAll(/^\| `GET (\/\S+)` [^|]*\|[^|]*\|(?: ([\d, ]+?) +\|)?$/gm)];
  expect(listed.length).toBeGreaterThan(12);
  for (const [, path = "", statuses = "200"] of listed) {
    const { status } = await fetch(address + path);
    expect({ path, status: statuses.split(", ").find((one) => Number(one) === status) }).toEqual({
      path,
      status: String(status),
    });
  }
});

test("the reference lists every endpoint that answers GET with a file", () => {
  for (const path of feedFiles.map((file) => file.path).filter((file) => !file.endsWith(".md")))
    expect(text).toContain(`| \`GET ${path}\``);
});
