import { paths } from "../../src/paths";
import { momentHref } from "./demo/moments";

/** The target of a link to the demo: the id of a section, or a second of the call. */
export type DemoTarget = "before-call" | "after-call" | "crm-title" | number;

/** Returns the address of the demo page, opened at `target`. */
export const demoHref = (target: DemoTarget): string =>
  typeof target === "number" ? momentHref(target) : `${paths.demo.path}#${target}`;
