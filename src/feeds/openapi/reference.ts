import { contactForm } from "../../../views/content/contact";
import { refusals } from "../../../views/content/refusals";
import { environmentSchema } from "../../env";
import { LINKS } from "../../forms/spam/signals";
import { EMAIL, FREQUENT_SHARE, NETWORK_TIMES, WINDOW_MS } from "../../limits/form-limits";
import { operations, tags } from "./openapi";
import type { Operation, Schema } from "./operation";
import { MARKDOWN_TAG } from "./site-operations";

/** A limit's default; an operator may set another. */
const perAddress = environmentSchema.shape.FORMS_PER_ADDRESS.parse(undefined);

const minutes = (milliseconds: number): string => `${milliseconds / 60_000} minutes`;

const count = (amount: number): string => amount.toLocaleString("en-US");

type Call = Operation & { method: string; path: string };

const calls: Call[] = Object.entries(operations).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ ...operation, method, path })),
);

/** The API reference as Markdown: limits, what is held for review, and errors, then every operation by section. */
export function apiReference(): string {
  return [limits(), held(), errors(), ...tags.map(section)].join("\n\n");
}

const limits = (): string => `## Rate limits

| What | Limit |
| --- | --- |
| One network address | ${count(perAddress)} forms in ${minutes(WINDOW_MS)} |
| The network around it | ${count(perAddress * NETWORK_TIMES)} forms in ${minutes(WINDOW_MS)} |
| One email address | ${EMAIL.limit} forms in ${minutes(EMAIL.windowMs)} |

Above that, forms return \`429\` with \`Retry-After\` in seconds. Wait that long, then send the same request again. The operator of a site may set another limit for network addresses.`;

/** Signals that by themselves hold a form without a stamp, which programs do not send (`scoreSubmission`). */
const held = () => `## Held for review

Each of these alone holds a form that a program sends:

- More than ${count(perAddress * FREQUENT_SHARE)} forms in ${minutes(WINDOW_MS)} from one network address, a quarter of its limit. Spread an import.
- A link in a name or \`source\`.
- ${LINKS.many} links or more in the message and the company.

The operator releases held forms. What nobody releases is deleted.`;

/** Error messages of forms that differ from those of other requests. */
const ofForms: Record<string, string> = {
  foreign_origin: "`Origin` or `Sec-Fetch-Site` names another site.",
  too_many: "The limit that was reached, and in how many minutes to send again.",
  unavailable: contactForm.failed,
};

/** The errors of forms. */
const errors = (): string => {
  const rows = Object.entries(refusals)
    .filter(([code]) => code !== "lost_link" && code !== "bad_host")
    .map(([code, { status, message }]) => [
      String(status),
      `\`${code}\``,
      ofForms[code] ?? message,
    ]);
  const field = [
    "400",
    "`email_invalid`, `name_invalid` …",
    "The field and what is wrong with it.",
  ];
  const sorted = [field, ...rows].toSorted(([a = ""], [b = ""]) => a.localeCompare(b));
  return `## Errors

Branch on the status and \`code\`; show \`message\` to the person. Errors are JSON if you send JSON or accept it, else a page.

\`\`\`json
{
  "error": {
    "code": "email_invalid",
    "message": "Please enter a valid email address, like name@company.com"
  }
}
\`\`\`

${table(["Status", "Code", "Message"], sorted)}

If several fields are invalid, \`fields\` holds a message for each. \`429\` and \`503\` carry \`Retry-After\`. \`405\` lists the methods in \`Allow\`.`;
};

function section({ name, description }: (typeof tags)[number]): string {
  const own = calls.filter((call) => call.tags.includes(name));
  const withExample = own.filter((call) => curl(call) !== undefined);
  const others = own.filter((call) => curl(call) === undefined);
  return [
    `## ${name}`,
    description,
    ...withExample.map(example),
    // The pages are listed on the site map.
    ...(others.length > 0 && name !== MARKDOWN_TAG ? [list(others)] : []),
  ].join("\n\n");
}

/** Returns a curl command for calls that have an example. */
function curl({ path, requestBody, responses }: Call): string | undefined {
  const body = requestBody?.content["application/json"]?.example;
  if (body !== undefined)
    return `curl $SITE${path} \\\n  --json '${indent(JSON.stringify(body, null, 2))}'`;
  const isAuthorized = responses["401"]?.content?.["application/json"];
  return isAuthorized && `curl $SITE${path} \\\n  -H "Authorization: Bearer $TOKEN"`;
}

const list = (found: readonly Call[]): string =>
  table(
    ["Request", "What it does", "Answers"],
    found.map(({ method, path, summary, responses }) => [
      `\`${method.toUpperCase()} ${path}\``,
      summary,
      Object.keys(responses).join(", "),
    ]),
  );

/** Returns a call with its curl command, fields and response. */
function example(call: Call): string {
  const { method, path, summary, description = "", requestBody, responses } = call;
  const schema = requestBody?.content["application/json"]?.schema ?? {};
  const answer = responses["200"]?.content?.["application/json"]?.example;
  const fields = Object.entries(schema.properties ?? {});
  return [
    `### ${summary}`,
    `\`${method.toUpperCase()} ${path}\` ${description}`,
    `\`\`\`sh\n${curl(call)}\n\`\`\``,
    "The answer:",
    `\`\`\`json\n${JSON.stringify(answer, null, 2)}\n\`\`\``,
    ...(fields.length > 0
      ? [table(["Field", "Required", "Value"], fields.map(fieldRow(schema.required ?? [])))]
      : []),
  ].join("\n\n");
}

const fieldRow =
  (required: readonly string[]) =>
  ([name, field]: [string, Schema]): string[] => [
    `\`${name}\``,
    required.includes(name) ? "yes" : "no",
    valueOf(field),
  ];

/** Describes a field's valid values. */
function valueOf({ description, ...schema }: Schema): string {
  const { enum: choices, maxLength, default: fallback } = schema;
  return [
    description,
    choices && `one of ${choices.map((choice) => `\`${choice}\``).join(", ")}`,
    maxLength !== undefined && `up to ${maxLength} characters`,
    fallback !== undefined && `default \`${fallback}\``,
  ]
    .filter(Boolean)
    .join("; ");
}

const indent = (text: string): string => text.replaceAll("\n", "\n  ");

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
