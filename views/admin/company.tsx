import type { ReactNode } from "react";
import { consolePaths } from "../../src/paths";
import { consoleCopy } from "../content/console/console";
import { type FactName, operatorFacts } from "../content/operator";
import { Button } from "../ui/button";
import { Field, TextArea } from "../ui/field";
import { type ConsoleNotice, consolePage } from "./console-page";
import { CodeGate, type Gate } from "./code-gate";
import { Labeled } from "./labeled";

const copy = consoleCopy.company;

type CompanyForm = {
  /** What each field shows: the stored fact or what was typed. */
  values: Readonly<Record<string, string>>;
  problems: Readonly<Record<string, string>>;
  gate: Gate;
};

/** The facts about the company, in one form. */
export const companyPage = (form: CompanyForm, notice?: ConsoleNotice) =>
  consolePage({
    place: consolePaths.company,
    notice,
    children: (
      <>
        <p className="max-w-measure">{copy.lead}</p>
        <form
          method="post"
          action={consolePaths.company.path}
          className="mt-6 grid max-w-150 gap-5"
        >
          {(Object.keys(operatorFacts) as FactName[]).map((name) => (
            <Fact key={name} name={name} {...form} />
          ))}
          <CodeGate {...form.gate}>
            <Button tone="primary">{copy.action}</Button>
          </CodeGate>
        </form>
      </>
    ),
  });

function Fact({ name, values, problems }: CompanyForm & { name: FactName }): ReactNode {
  const { name: label, kind, ...rest } = operatorFacts[name];
  const problem = problems[name];
  const field = {
    id: name,
    name,
    defaultValue: values[name] ?? "",
    ...(problem !== undefined && {
      "aria-invalid": true as const,
      "aria-describedby": `${name}-problem`,
    }),
  };
  return (
    <Labeled
      name={name}
      label={
        <>
          {label}
          {"isRequired" in rest && (
            <span className="text-small font-normal text-muted"> {copy.required}</span>
          )}
        </>
      }
    >
      {kind === "list" ? (
        <TextArea {...field} rows={4} className="font-mono text-small" spellCheck={false} />
      ) : (
        <Field {...field} />
      )}
      {problem !== undefined && (
        <p id={`${name}-problem`} className="text-small text-error">
          {problem}
        </p>
      )}
    </Labeled>
  );
}
