import { contactForm } from "../../views/content/contact";
import { markdownTable } from "../../views/text/markdown-table";
import { refusals } from "../../views/content/refusals";
import { LIFETIME_SECONDS } from "../auth/tokens/access-token";
import { environmentSchema } from "../env";
import type { Form } from "../forms/form";
import { forms } from "../forms/registry";
import { LINKS } from "../forms/spam/signals";
import { EMAIL, FREQUENT_SHARE, NETWORK_TIMES, WINDOW_MS } from "../limits/form-limits";
import { MAX_AGE_SECONDS } from "./feed-file";
import { bodySchema } from "./openapi";

/** A limit's default; an operator may set another. */
const perAddress = environmentSchema.shape.FORMS_PER_ADDRESS.parse(undefined);

const per = (amount: number, milliseconds = WINDOW_MS): string =>
  `${amount.toLocaleString("en-US")} forms in ${milliseconds / 60_000} minutes`;

/** What `docs-api.md` takes from the code, by the name of its placeholder: `{api:errors}`. */
export const apiReference = (): Record<string, string> => ({
  "per-address": per(perAddress),
  "per-network": per(perAddress * NETWORK_TIMES),
  "per-email": per(EMAIL.limit, EMAIL.windowMs),
  frequent: per(perAddress * FREQUENT_SHARE),
  links: String(LINKS.many),
  "token-minutes": String(LIFETIME_SECONDS / 60),
  "cache-hours": String(MAX_AGE_SECONDS / 3_600),
  errors: errorTable(),
  forms: forms.map(formText).join("\n\n"),
});

/** Error messages of forms that differ from those of other requests. */
const ofForms: Record<string, string> = {
  foreign_origin: "`Origin` or `Sec-Fetch-Site` names another site.",
  too_many: "The limit that was reached, and in how many minutes to send again.",
  unavailable: contactForm.failed,
};

function errorTable(): string {
  const field = [
    "400",
    "`email_invalid`, `name_invalid` …",
    "The field and what is wrong with it.",
  ];
  const rows = Object.entries(refusals)
    .filter(([code]) => code !== "lost_link" && code !== "bad_host")
    .map(([code, { status, message }]) => [
      String(status),
      `\`${code}\``,
      ofForms[code] ?? message,
    ]);
  const sorted = [field, ...rows].toSorted(([a = ""], [b = ""]) => a.localeCompare(b));
  return markdownTable(["Status", "Code", "Message"], sorted);
}

/** A form's purpose, curl command, response and fields. */
function formText(form: Form): string {
  const { summary, description, example, success } = form.reference;
  const { properties, required } = bodySchema(form);
  const rows = Object.entries(properties).map(([name, field]) => [
    `\`${name}\``,
    required.includes(name) ? "yes" : "no",
    [
      field.description,
      field.enum && `one of ${field.enum.map((choice) => `\`${choice}\``).join(", ")}`,
      field.maxLength !== undefined && `up to ${field.maxLength} characters`,
      field.default !== undefined && `default \`${field.default}\``,
    ]
      .filter(Boolean)
      .join("; "),
  ]);
  return `### ${summary}

\`POST ${form.endpoint}\` ${description}

\`\`\`sh
curl $SITE${form.endpoint} \\
  --json '${JSON.stringify(example, null, 2).replaceAll("\n", "\n  ")}'
\`\`\`

The answer:

\`\`\`json
${JSON.stringify({ ok: true, message: success }, null, 2)}
\`\`\`

${markdownTable(["Field", "Required", "Value"], rows)}`;
}
