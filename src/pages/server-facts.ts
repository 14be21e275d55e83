import { MAIL_PAUSE } from "../../db/schema/mail";
import { listPersonalData } from "../../db/schema/personal-data/personal-data";
import { terms } from "../../db/schema/retention";
import type { ServerFacts } from "../../views/text/server-facts";
import { securityHeaders } from "../http/headers";
import { CONFIRMATION_LINK_DAYS, PREFERENCES_LINK_DAYS } from "../mail/links/link-token";
import { apiReference } from "../feeds/api-reference";

const days = (amount: number): string => `${amount} days`;

/** Facts about the server that pages state, read from the code that implements them. */
export const serverFacts: ServerFacts = {
  apiReference: apiReference(),
  personalData: listPersonalData(),
  retention: Object.values(terms).map(({ what, kept }) => ({ what, kept })),
  lengths: {
    confirmationLink: days(CONFIRMATION_LINK_DAYS),
    preferencesLink: days(PREFERENCES_LINK_DAYS),
    mailPause: MAIL_PAUSE,
    knownNetwork: days(terms.knownNetwork.amount),
    heldSubmission: days(terms.heldSubmission.amount),
    erasureMark: days(terms.erasureMark.amount),
  },
  headers: securityHeaders,
  isContactAnswered: true,
};
