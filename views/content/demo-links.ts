import { paths } from "../../src/paths";
import { momentHref } from "./demo/moments";

/** Where in the demo a link leads: a part of its page by its id, or a second of its call. */
export type DemoTarget = "before-call" | "after-call" | number;

/** The demo page, opened where `target` says. */
export const demoHref = (target: DemoTarget): string =>
  typeof target === "number" ? momentHref(target) : `${paths.demo.path}#${target}`;
