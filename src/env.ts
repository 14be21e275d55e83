import { createPublicKey } from "node:crypto";
import { z } from "zod";
import { DATABASE_URL_RULE, isDatabaseUrl } from "../db/connection/database-url";
import { isEmailAddress } from "./mail/email-address";
import { databaseUrlOf, readSettingFiles, type Source } from "./setting-files";
import { readTeamAddresses, TEAM_ADDRESSES_RULE } from "./mail/team-addresses";
import { readSender } from "./mail/sender";

/** Treats empty variables as unset, because `docker run -e NAME=` leaves them empty. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema);

/** A secret; blanks alone are none. */
const secretOf = (min: number) =>
  z
    .string()
    .refine((value) => value.trim().length >= min, `must have ${min} characters or more`)
    .optional();

const wholeNumber = (min: number, max: number) =>
  z.coerce
    .number(`must be a whole number from ${min} to ${max}`)
    .int(`must be a whole number from ${min} to ${max}`)
    .min(min, `must be ${min} or more`)
    .max(max, `must be ${max} or less`);

function isOrigin(address: string): boolean {
  const { href, origin } = new URL(address);
  return href === `${origin}/`;
}

function isPublicKey(text: string): boolean {
  try {
    createPublicKey({ key: Buffer.from(text, "base64"), format: "der", type: "spki" });
    return true;
  } catch {
    return false;
  }
}

/**
 * Every environment variable: name, schema, default and, as its description, its line in the README. `sendsData` marks
 * those that name a service which gets personal data.
 */
export const environmentSchema = z.object({
  PORT: optional(wholeNumber(0, 65_535).default(3000)).describe(
    "Port to listen on; 0 picks a free one",
  ),
  HOST: optional(z.string().default("0.0.0.0")).describe("Address to listen on"),
  SITE_URL: optional(
    z
      .url({
        protocol: /^https?$/,
        error: "must be an http or https address such as https://genie.example",
        abort: true,
      })
      .refine(isOrigin, "must have only scheme, host and port, as https://genie.example has")
      .optional(),
  ).describe(
    "Public address of the site, without a path, for canonical links and form origins; default http://localhost:PORT",
  ),
  DATA_DIR: optional(z.string().default("./data")).describe(
    "Folder of the embedded database and of the journal",
  ),
  DATABASE_URL: optional(z.string().refine(isDatabaseUrl, DATABASE_URL_RULE).optional()).meta({
    description:
      "PostgreSQL server (14 or newer) to use instead of the embedded database; see db/README.md",
    sendsData: true,
  }),
  DATABASE_POOL_SIZE: optional(wholeNumber(1, 100).default(4)).describe(
    "Maximum number of connections; with two or more, one is reserved for forms",
  ),
  DATABASE_DEADLINE_MS: optional(wholeNumber(100, 30_000).default(1500)).describe(
    "How long a form waits for the database, in milliseconds",
  ),
  AUTH_SECRET: optional(secretOf(32)).describe(
    "Secret that tokens and links are derived from, the same for all replicas; default: generated once and stored in DATA_DIR",
  ),
  AUTH_SIGNUP: optional(
    z.enum(["closed", "open"], "must be closed or open").default("closed"),
  ).describe("`open` lets anyone create an account"),
  SUPABASE_URL: optional(
    z
      .url({
        protocol: /^https?$/,
        error: "must be the address of a Supabase project such as https://abc.supabase.co",
      })
      .transform((address) => new URL(address).origin)
      .optional(),
  ).meta({
    description: "Supabase project to use instead of the site's own auth backend",
    sendsData: true,
  }),
  SUPABASE_ANON_KEY: optional(z.string().optional()).describe(
    "That project's publishable key; SUPABASE_URL needs it",
  ),
  TRUSTED_PROXIES: optional(wholeNumber(0, 10).default(0)).describe(
    "Number of proxies in front of the site whose X-Forwarded-For is trusted",
  ),
  FORMS_PER_ADDRESS: optional(wholeNumber(1, 1_000_000_000).default(600)).describe(
    "Forms one network address may send in ten minutes; the network around it may send four times as many",
  ),
  SMTP_URL: optional(
    z
      .url({
        protocol: /^smtps?$/,
        error: "must be an address such as smtp://user:password@host:587",
      })
      .optional(),
  ).meta({ description: "Mail server; without it, messages wait in the outbox", sendsData: true }),
  MAIL_FROM: optional(
    z
      .string()
      .refine((text) => readSender(text) !== undefined, "must be like Genie <hello@genie.example>")
      .default("Genie <hello@genie.example>"),
  ).describe("Sender of messages"),
  MAIL_BOUNCES_TO: optional(
    z
      .string()
      .refine(isEmailAddress, "must be an address such as bounces@genie.example")
      .optional(),
  ).describe("Address for bounces; default: the address of MAIL_FROM"),
  MAIL_HOOK_SES: optional(
    z
      .string()
      .regex(/^arn:aws[\w-]*:sns:[\w-]+:\d+:[\w-]+$/, "must be the ARN of an SNS topic")
      .optional(),
  ).describe("ARN of the SNS topic to which SES reports bounces; see src/mail"),
  MAIL_HOOK_POSTMARK: optional(
    z
      .string()
      .regex(/^[^:/]+:[^/]+$/, "must be user:password")
      .optional(),
  ).describe("`user:password` with which Postmark reports bounces"),
  MAIL_HOOK_MAILGUN: optional(secretOf(16)).describe("Mailgun's HTTP webhook signing key"),
  MAIL_HOOK_SENDGRID: optional(
    z.string().refine(isPublicKey, "must be the verification key of the event webhook").optional(),
  ).describe("Verification key of SendGrid's signed event webhook"),
  MAIL_HOOK_RESEND: optional(
    z
      .string()
      .regex(/^whsec_[A-Za-z0-9+/=]{20,}$/, "must be a signing secret, whsec_…")
      .optional(),
  ).describe("Signing secret of Resend's webhook"),
  MAIL_HOOK_BREVO: optional(secretOf(16)).describe(
    "`user:password` or token with which Brevo reports bounces",
  ),
  CONTACT_TO: optional(
    z
      .string()
      .refine((text) => readTeamAddresses(text) !== undefined, TEAM_ADDRESSES_RULE)
      .optional(),
  ).describe(
    "Team addresses that get contact messages by mail, by topic, and beta and trial requests; see src/mail",
  ),
  BROADCAST_RATE: optional(wholeNumber(1, 1_000).default(20)).describe(
    "Maximum messages of broadcasts per second, all replicas together",
  ),
  BROADCAST_DOMAIN_RATE: optional(wholeNumber(1, 1_000).default(5)).describe(
    "The same to one recipient domain",
  ),
  METRICS_TOKEN: optional(secretOf(16)).describe(
    "Bearer token for /metrics and for the figures of /readyz; without it, both are off",
  ),
  STOP_DELAY_MS: optional(wholeNumber(0, 10_000).default(0)).describe(
    "How long the server keeps serving after SIGTERM with /readyz at 503, in milliseconds",
  ),
});

/** Rules about two variables. */
const checkedSchema = environmentSchema.refine(
  ({ SUPABASE_URL: url, SUPABASE_ANON_KEY: key }) => url === undefined || key !== undefined,
  {
    path: ["SUPABASE_ANON_KEY"],
    error: "must be set with SUPABASE_URL: nobody can sign in without it",
    // By default zod skips this rule while any variable is invalid.
    when: () => true,
  },
);

export type Environment = Omit<z.infer<typeof environmentSchema>, "SITE_URL"> & {
  SITE_URL: string;
};

/**
 * Returns the validated environment. A setting may be in a file instead, named by the variable with `_FILE` after its name,
 * as container platforms mount secrets. Throws an error that names every invalid variable and what it must be, without
 * repeating values, which may be passwords.
 */
export function readEnvironment(source: Source = process.env): Environment {
  const { given, problems } = readSettingFiles(source, Object.keys(environmentSchema.shape));
  const result = checkedSchema.safeParse({ ...given, DATABASE_URL: databaseUrlOf(given) });
  for (const { path, message } of result.error?.issues ?? [])
    problems.push(`${path.join(".")} ${message}`);
  if (!result.success || problems.length > 0)
    throw new Error(`Invalid environment:\n${problems.map((line) => `  ${line}`).join("\n")}`);
  const { SITE_URL, ...rest } = result.data;
  return { ...rest, SITE_URL: new URL(SITE_URL ?? `http://localhost:${rest.PORT}`).origin };
}

/** The secrets of mail providers that report bounces. */
export const hookSecrets = (env: Environment) => ({
  ses: env.MAIL_HOOK_SES,
  postmark: env.MAIL_HOOK_POSTMARK,
  mailgun: env.MAIL_HOOK_MAILGUN,
  sendgrid: env.MAIL_HOOK_SENDGRID,
  resend: env.MAIL_HOOK_RESEND,
  brevo: env.MAIL_HOOK_BREVO,
});

/** Returns whether SITE_URL is set, or only its default for this machine applies. */
export const isSiteUrlSet = (): boolean =>
  Boolean(process.env["SITE_URL"] || process.env["SITE_URL_FILE"]);

/** The names of the settings that make this site send personal data to a service outside. */
export const outsideServices = (env: Environment): string[] =>
  Object.entries(environmentSchema.shape)
    .filter(([, schema]) => schema.meta()?.["sendsData"])
    .flatMap(([name]) =>
      name in env && env[name as keyof Environment] !== undefined ? [name] : [],
    );
