import { endpoints, paths } from "../../paths";
import { newLinkSchema } from "../../preferences/new-link";
import { bodySchema, formErrors } from "./form-operations";
import { html, json, later, type Operation, type Paths, ref, type Schema, text } from "./operation";

export const LINKS_TAG = "Links in emails";

const token = {
  name: "token",
  in: "query",
  required: true,
  description: "The token of a link that was emailed",
  schema: { type: "string" },
};

const badLinks: Operation["responses"] = {
  400: html("The token is incomplete or not from this site"),
  410: html("The token no longer works"),
  503: later(html("The database is down")),
};

/** How posts to links are refused besides. */
const { 403: foreign, 413: tooLarge, 415: unsupported, 429: tooMany } = formErrors;
const badPosts = { ...badLinks, 413: tooLarge, 429: tooMany };

const bodyOf = (fields: Record<string, Schema>, required = Object.keys(fields)) => ({
  required: true,
  content: {
    "application/x-www-form-urlencoded": {
      schema: { type: "object", properties: fields, required },
    },
  },
});

const sent = { type: "string", description: "The token of the link" };

const page = (operationId: string, summary: string, done: string): Operation => ({
  tags: [LINKS_TAG],
  operationId,
  summary,
  parameters: [token],
  responses: { 200: html(done), ...badLinks },
});

const post = (
  operationId: string,
  summary: string,
  fields: Record<string, Schema>,
  required?: string[],
  refused: Operation["responses"] = { 403: foreign },
): Operation => ({
  tags: [LINKS_TAG],
  operationId,
  summary,
  requestBody: bodyOf(fields, required),
  responses: {
    200: html("Done"),
    303: html("Done, for a plain form post"),
    ...badPosts,
    ...refused,
  },
});

/** The endpoints of links in emails. They need the emailed token, so programs rarely call them. */
export const linkOperations: Paths = {
  [endpoints.confirm]: {
    get: page("showConfirm", "Page that asks to confirm a sign-up", "Changes nothing"),
    post: post("confirm", "Confirm a sign-up", { token: sent }),
  },
  [endpoints.unsubscribe]: {
    get: page("showUnsubscribe", "Page that asks to unsubscribe", "Changes nothing"),
    post: {
      ...post(
        "unsubscribe",
        "Unsubscribe, also by one click (RFC 8058)",
        {
          token: sent,
          "List-Unsubscribe": { type: "string", const: "One-Click" },
        },
        [],
        // Mail programs anywhere may send it.
        {},
      ),
      parameters: [{ ...token, required: false }],
    },
  },
  [paths.preferences.path]: {
    post: post(
      "changePreferences",
      "Leave or rejoin lists",
      {
        token: sent,
        change: { type: "string", enum: ["leave", "join", "leave-all"] },
        id: { type: "string", format: "uuid", description: "The list entry" },
      },
      ["token", "change"],
      { 403: foreign, 415: unsupported },
    ),
  },
  [endpoints.preferencesData]: {
    get: {
      tags: [LINKS_TAG],
      operationId: "exportOwnData",
      summary: "Everything stored about the person, as JSON",
      parameters: [token],
      responses: { 200: json("One list for each table", { type: "object" }), ...badLinks },
    },
  },
  [endpoints.preferencesErase]: {
    get: page("showErase", "Page that asks before erasing", "Changes nothing"),
    post: post("erase", "Erase everything stored about the person", { token: sent }, ["token"], {
      403: foreign,
      415: unsupported,
    }),
  },
  [endpoints.newLink]: {
    post: {
      tags: [LINKS_TAG],
      operationId: "requestNewLinks",
      summary: "Email new links to an address, if it is known here",
      requestBody: {
        required: true,
        content: { "application/json": { schema: bodySchema(newLinkSchema) } },
      },
      responses: {
        200: json("The same answer for unknown addresses", ref("Accepted")),
        303: { description: "The same, for a plain form post" },
        ...formErrors,
      },
    },
  },
  [endpoints.authLink]: {
    get: {
      ...page("showAccountLink", "Page behind a link about an account", "Changes nothing"),
      parameters: [
        token,
        { name: "type", in: "query", required: true, schema: { type: "string" } },
        { name: "redirect_to", in: "query", schema: { type: "string" } },
      ],
    },
    post: post(
      "followAccountLink",
      "Confirm an address, set a password or sign in by link",
      { token: sent, type: { type: "string" }, redirect_to: { type: "string" } },
      ["token", "type"],
    ),
  },
  [paths.betaWaitlist.path]: {
    post: {
      tags: [LINKS_TAG],
      operationId: "prefillWaitlist",
      summary: "Waitlist page with an email address filled in; stores nothing",
      requestBody: bodyOf({ email: { type: "string" } }),
      responses: {
        200: html("The page"),
        400: json("Not valid JSON, or not UTF-8", ref("Error")),
        403: foreign,
        413: tooLarge,
        415: unsupported,
      },
    },
  },
  [endpoints.formStamp]: {
    get: {
      tags: [LINKS_TAG],
      operationId: "formStamp",
      summary: "Signed time that the site’s own forms send along",
      responses: { 200: text("The stamp") },
    },
  },
};
