import { expect, test } from "bun:test";
import { environmentSchema, readEnvironment } from "../../src/env";

type Compose = { services: { site: { environment: Record<string, unknown> } } };

/** Variables that compose.yaml sets; all others are passed through. */
const SET_HERE = ["PORT", "HOST", "DATA_DIR", "DATABASE_URL", "SITE_URL"];

test("compose.yaml passes on every environment variable and sets no defaults", async () => {
  const { services } = Bun.YAML.parse(await Bun.file("compose.yaml").text()) as Compose;
  const { environment } = services.site;
  const names = Object.keys(environmentSchema.shape);
  expect(Object.keys(environment).toSorted()).toEqual(names.toSorted());
  const passedOn = names.filter((name) => !SET_HERE.includes(name));
  for (const name of passedOn) expect({ [name]: environment[name] }).toEqual({ [name]: null });
});

test(".env.example names every setting once, with a value that is valid", async () => {
  const lines = (await Bun.file(".env.example").text()).split("\n");
  const given = lines.flatMap((line) => {
    const [, name, value] = /^#([A-Z_]+)=(.*)$/.exec(line) ?? [];
    return name === undefined || value === undefined ? [] : [[name, value] as const];
  });
  const names = Object.keys(environmentSchema.shape);
  const own = ["POSTGRES_PASSWORD"];
  expect(
    given
      .map(([name]) => name)
      .filter((name) => !own.includes(name))
      .toSorted(),
  ).toEqual(names.toSorted());
  expect(() => readEnvironment(Object.fromEntries(given))).not.toThrow();
});
