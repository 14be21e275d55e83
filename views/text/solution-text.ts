import text from "../content/our-solution.md" with { type: "text" };
import { readText } from "./read-text";

/** The article of /our-solution. The works it cites are in `works.ts`, its figures in `findings.ts` and `claims.ts`. */
export const solutionText = readText("views/content/our-solution.md", text);
