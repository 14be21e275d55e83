import { expect, test } from "bun:test";
import { paths } from "../../src/paths";
import { crmName, integrations } from "../../views/content/integrations";
import { startApp } from "../support/site/app";
import { mainOf } from "../support/site/every-page";

const app = startApp();
const read = async (path: string) => mainOf(await (await app.request(path)).text());

test("home, the demo and the integrations page list the same tools in the same order", async () => {
  const names = integrations.map(({ name }) => name);
  const listed = new RegExp(`<(?:li|td|dt|th|b|span)\\b[^>]*>(${names.join("|")})</`, "g");
  for (const { path } of [paths.home, paths.demo, paths.integrations]) {
    const found = [...(await read(path)).matchAll(listed)].map(([, name = ""]) => name);
    expect({ path, found: [...new Set(found)] }).toEqual({ path, found: names });
  }
});

test("the FAQ on home and on Co-Pilot names a CRM of the list", async () => {
  expect(await read(paths.home.path)).toContain(`${crmName} first.`);
  expect(await read(paths.coPilot.path)).toContain(`three CRMs, including ${crmName}.`);
});
