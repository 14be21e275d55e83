import { paths } from "../../src/paths";
import { playFromHref } from "./demo/moments";

/** The target of a link to the demo: the id of a section, or a second of the call. */
export type DemoTarget = "before-call" | "after-call" | "crm-title" | number;

/** Returns the address of the demo page at `target`, playing if that is a moment. */
export const demoHref = (target: DemoTarget): string =>
  typeof target === "number" ? playFromHref(target) : `${paths.demo.path}#${target}`;
