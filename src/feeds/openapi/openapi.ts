import { site } from "../../../views/content/site";
import { LIFETIME_SECONDS } from "../../auth/tokens/access-token";
import { endpoints } from "../../paths";
import { type FeedFile, MAX_AGE_SECONDS } from "../feed-file";
import { programFiles } from "../program-files";
import { headers, schemas, securitySchemes } from "./components";
import { FORMS_TAG, formOperations } from "./form-operations";
import { LINKS_TAG, linkOperations } from "./link-operations";
import type { Paths } from "./operation";
import {
  FILES_TAG,
  fileOperations,
  HEALTH_TAG,
  healthOperations,
  MARKDOWN_TAG,
  markdownOperations,
  SESSION_TAG,
  sessionOperations,
} from "./site-operations";

const supabaseDocs = "https://supabase.com/docs/reference/javascript/auth-api";

const signIn = `\`/auth/v1\` signs people in, as [Supabase Auth](${supabaseDocs}) does. Accounts are by invitation. With supabase-js:

\`\`\`js
const supabase = createClient(SITE, "anon");
const { data } = await supabase.auth.signInWithPassword({ email, password });
const TOKEN = data.session.access_token;
\`\`\`

A token is valid for ${LIFETIME_SECONDS / 60} minutes. supabase-js renews it; other clients send \`refresh_token\` to \`POST /auth/v1/token?grant_type=refresh_token\`. A missing, invalid or expired token gets \`401\` with \`{ "code": 401, "message": … }\`.`;

/** The sections of the reference, in order. */
export const tags = [
  { name: FORMS_TAG, description: "Send a lead. No key is needed." },
  {
    name: SESSION_TAG,
    description: signIn,
    externalDocs: { description: "supabase-js, auth", url: supabaseDocs },
  },
  {
    name: FILES_TAG,
    description: `Generated from the same data as the pages. No key is needed. Each has an \`ETag\` and may be cached for ${MAX_AGE_SECONDS / 3_600} hours.`,
  },
  { name: HEALTH_TAG, description: "For load balancers and monitoring." },
  {
    name: LINKS_TAG,
    description: "For people who follow a link from an email. Each needs the token of that link.",
  },
  {
    name: MARKDOWN_TAG,
    description:
      "Articles, documents and legal texts are Markdown, too: add `.md` to their address. `/llms.txt` lists the current ones.",
  },
];

const file = {
  path: endpoints.openApi,
  type: "application/json; charset=utf-8",
  summary: "This reference as OpenAPI 3.1",
};

/** All operations except pages, by address. */
export const operations: Paths = {
  ...formOperations,
  ...sessionOperations,
  ...fileOperations([...programFiles, file]),
  ...healthOperations,
  ...linkOperations,
  ...markdownOperations(),
};

/** The API of this site as OpenAPI 3.1. */
export const openApi: FeedFile = {
  ...file,
  write: ({ siteUrl }) => JSON.stringify(apiDocument(siteUrl)),
};

export const apiDocument = (siteUrl: string) => ({
  openapi: "3.1.1",
  info: {
    title: `${site.brand} website API`,
    version: "1",
    summary: "Forms, session, price list, feeds and health of this website.",
    description: `Pages for people are listed in ${endpoints.sitemap}. The product’s own API is not published yet.`,
  },
  servers: [{ url: siteUrl }],
  tags,
  paths: operations,
  components: { schemas, headers, securitySchemes },
});
