import { listPersonalData } from "../../db/schema/personal-data";
import type { ServerFacts } from "../../views/page";
import { apiReference } from "./openapi/reference";

/** What pages and their Markdown show of the server. */
export const serverFacts: ServerFacts = {
  personalData: listPersonalData(),
  apiReference: apiReference(),
};
