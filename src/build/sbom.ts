import { Enums, Models, Serialize, Spec } from "@cyclonedx/cyclonedx-library";
import { PackageURL } from "packageurl-js";
import { fixedFiles } from "../paths";

/** `bun.lock`: each package as `[name@version, registry, { dependencies … }, integrity]`, by its place in node_modules. */
type Lock = {
  workspaces: { "": { name: string; dependencies: Record<string, string> } };
  packages: Record<string, [string, string?, Needs?, string?]>;
};
type Needs = {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

/**
 * Writes the site's software bill of materials as CycloneDX 1.6 JSON: every package that the site is built from, with
 * its version, digest and dependencies, from `bun.lock`. Without a time or serial number, so the same lock file always
 * gives the same text.
 */
export function writeSbom(lockFile: string): string {
  const lock = Bun.JSONC.parse(lockFile) as Lock;
  const { name, dependencies } = lock.workspaces[""];
  const site = new Models.Component(Enums.ComponentType.Application, name, { bomRef: name });
  const bom = new Models.Bom({ metadata: new Models.Metadata({ component: site }) });
  const made = new Map<string, Models.Component>();

  const addAll = (from: Models.Component, place: string, needs: Record<string, string>) => {
    for (const need of Object.keys(needs)) {
      const found = placeOf(lock, place, need);
      if (found !== undefined) from.dependencies.add(add(found).bomRef);
    }
  };
  const add = (place: string): Models.Component => {
    const known = made.get(place);
    if (known !== undefined) return known;
    const [id, , needs = {}, integrity] = lock.packages[place] ?? [place];
    const component = createComponent(id, integrity);
    made.set(place, component);
    bom.components.add(component);
    addAll(component, place, { ...needs.dependencies, ...needs.optionalDependencies });
    return component;
  };
  addAll(site, "", dependencies);
  const factory = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6);
  return `${new Serialize.JsonSerializer(factory).serialize(bom, { sortLists: true, space: 1 })}\n`;
}

/** Finds a dependency as Node does: beside the package that needs it, then further up. */
function placeOf({ packages }: Lock, from: string, name: string): string | undefined {
  for (let above = from; above !== ""; above = above.replace(LAST_PACKAGE, ""))
    if (packages[`${above}/${name}`] !== undefined) return `${above}/${name}`;
  return packages[name] && name;
}

const LAST_PACKAGE = /(?:^|\/)(?:@[^/]+\/)?[^/]+$/;

function createComponent(id: string, integrity: string | undefined): Models.Component {
  const at = id.lastIndexOf("@");
  const full = id.slice(0, at);
  const version = id.slice(at + 1);
  const [group, name] = full.startsWith("@") ? full.split("/") : [undefined, full];
  const purl = new PackageURL("npm", group, name ?? full, version).toString();
  const component = new Models.Component(Enums.ComponentType.Library, name ?? full, {
    bomRef: id,
    version,
    purl,
    ...(group && { group }),
  });
  const [, digest] = integrity?.split("sha512-") ?? [];
  if (digest !== undefined)
    component.hashes.set(
      Enums.HashAlgorithm["SHA-512"],
      Buffer.from(digest, "base64").toString("hex"),
    );
  return component;
}

if (import.meta.main)
  await Bun.write(`static${fixedFiles.sbom}`, writeSbom(await Bun.file("bun.lock").text()));
