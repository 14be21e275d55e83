import { pages } from "../../../views/pages/pages";
import { endpoints, markdownPath } from "../../paths";
import type { FeedFile } from "../feed-file";
import { json, later, type Operation, type Paths, ref, type Schema, text } from "./operation";

export const SESSION_TAG = "Session";
export const FILES_TAG = "Files";
export const MARKDOWN_TAG = "Pages as Markdown";
export const HEALTH_TAG = "Health";

const bearer = [{ accessToken: [] }];

export const sessionOperations: Paths = {
  [endpoints.session]: {
    get: {
      tags: [SESSION_TAG],
      operationId: "readSession",
      summary: "Read the session",
      description: "returns the caller’s profile and whether they are an admin.",
      security: bearer,
      responses: {
        200: json("A valid session", ref("Session"), {
          profile: {
            id: "0199b3a0-7c1e-7000-8000-0242ac120002",
            email: "ann@example.com",
            role: "user",
            created_at: "2026-11-01T09:30:00.000Z",
          },
          isAdmin: false,
          isFactorMissing: false,
        }),
        401: json("Token missing, invalid, expired or signed out", ref("SessionError")),
        503: later(json("The session cannot be checked now", ref("SessionError"))),
      },
    },
    options: {
      tags: [SESSION_TAG],
      operationId: "sessionPreflight",
      summary: "CORS preflight; allows this site’s own origin",
      responses: { 204: { description: "No body" } },
    },
  },
};

export const healthOperations: Paths = {
  [endpoints.alive]: {
    get: {
      tags: [HEALTH_TAG],
      operationId: "isAlive",
      summary: "Answers `ok` while the process runs",
      responses: { 200: text("Alive") },
    },
  },
  [endpoints.ready]: {
    get: {
      tags: [HEALTH_TAG],
      operationId: "isReady",
      summary: "Answers `ready` while the database does; forms are saved even while it does not",
      responses: { 200: text("Ready"), 503: later(text("Stopping, or the database is down")) },
    },
  },
  [endpoints.metrics]: {
    get: {
      tags: [HEALTH_TAG],
      operationId: "readMetrics",
      summary: "Metrics for Prometheus, for the site’s operator",
      security: [{ metricsToken: [] }],
      responses: {
        200: text("Metrics"),
        401: text("Token missing or wrong"),
        404: text("The operator set no token", "text/html"),
      },
    },
  },
};

/** The shapes of JSON files of this site’s own. */
const fileSchemas: Record<string, Schema> = {
  [endpoints.pricing]: ref("PriceList"),
  [endpoints.openApi]: { type: "object" },
  [endpoints.gpc]: { type: "object" },
  [endpoints.demoRecord]: { type: "object" },
  [endpoints.demoRecordSchema]: { type: "object" },
  [endpoints.webManifest]: { type: "object" },
  [endpoints.speculationRules]: { type: "object" },
};

const readFile = (tag: string, summary: string, type: string, path: string): Operation => ({
  tags: [tag],
  operationId: `read${path.replaceAll(/[^a-z0-9]+(\w?)/gi, (_, next: string) => next.toUpperCase())}`,
  summary,
  responses: {
    200: {
      description: "The file",
      content: { [type.replace(/;.*/, "")]: { schema: fileSchemas[path] ?? { type: "string" } } },
    },
  },
});

/** Files for programs, each at its own address. */
export const fileOperations = (files: readonly Omit<FeedFile, "write">[]): Paths =>
  Object.fromEntries(
    files.map(({ path, type, summary }) => [
      path,
      { get: readFile(FILES_TAG, summary, type, path) },
    ]),
  );

/** Pages that are also served as Markdown. */
export const markdownOperations = (): Paths =>
  Object.fromEntries(
    pages
      .filter(({ markdown }) => markdown !== undefined)
      .map(({ place, title }) => {
        const path = markdownPath(place);
        return [path, { get: readFile(MARKDOWN_TAG, title, "text/markdown", path) }];
      }),
  );
