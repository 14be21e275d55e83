/** Error responses with their HTTP status. Each message says how to fix the error. */
export const refusals = {
  bad_json: {
    status: 400,
    message:
      'That is not valid JSON. Send an object such as {"email": "name@company.com"} in UTF-8.',
  },
  bad_form: {
    status: 400,
    message: "The form arrived damaged. Reload the page and send it once more.",
  },
  bad_host: {
    status: 400,
    message: "The request names no host that can be, or several. Send one Host header.",
  },
  foreign_origin: {
    status: 403,
    message: "This form was sent from somewhere else. Open it on this site and send it from there.",
  },
  not_found: { status: 404, message: "There is nothing at this address." },
  method_not_allowed: {
    status: 405,
    message: "This address does not take that method. The Allow header lists those it takes.",
  },
  lost_link: {
    status: 410,
    message: "The link of this page can no longer be used. Reload the page to have a new one sent.",
  },
  too_large: { status: 413, message: "That is too long. Shorten it and send it again." },
  unsupported_type: {
    status: 415,
    message:
      "Send JSON (application/json) or a form (application/x-www-form-urlencoded); nothing else is read here.",
  },
  too_many: {
    status: 429,
    message:
      "This has been changed very often in the last hour. Please try again in an hour; until then it stays as it is.",
  },
  unavailable: {
    status: 503,
    message: "We cannot reach what is stored at the moment. Please try again in a minute.",
  },
  server_error: {
    status: 500,
    message: "Something broke on our side, and it has been noted. Please try again in a minute.",
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type Refusal = keyof typeof refusals;

/** Errors in request bodies that our forms cannot send. */
export const fieldProblems = {
  notFields: 'Send an object of fields such as {"email": "name@company.com"}.',
  notText: "A field holds something that is not plain text. Type it again and send it once more.",
  source: (prefix: string) =>
    `The source is "${prefix}" and the title of the feature, up to 80 characters.`,
} as const;
