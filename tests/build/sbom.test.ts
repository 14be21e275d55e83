import { expect, test } from "bun:test";
import { Spec, Validation } from "@cyclonedx/cyclonedx-library";
import packageJson from "../../package.json";
import { writeSbom } from "../../src/build/sbom";

const published = await Bun.file("static/.well-known/sbom.json").text();

test("the bill of materials is that of the lock file; if not, run `bun src/build/sbom.ts`", async () => {
  expect(writeSbom(await Bun.file("bun.lock").text())).toBe(published);
});

test("the bill of materials is valid CycloneDX and lists every package with its digest", async () => {
  const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);
  expect(await validator.validate(published)).toBeNull();
  const { components } = JSON.parse(published) as {
    components: { purl: string; hashes: unknown[] }[];
  };
  for (const [name, version] of Object.entries(packageJson.dependencies)) {
    const purl = `pkg:npm/${name.replace("@", "%40")}@${version}`;
    expect(components.find((one) => one.purl === purl)?.hashes).toHaveLength(1);
  }
  expect(published).not.toMatch(/https?:\/\/(?!cyclonedx\.org)/);
});
