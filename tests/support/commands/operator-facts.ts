import { operator } from "../../../views/content/operator";

/** Preloaded into commands, as if an operator had set these facts. */
Object.assign(operator, { legalName: "Genie Inc.", postalAddress: "1 Main St, Springfield, USA" });
