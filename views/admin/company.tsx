import type { ReactNode } from "react";
import { consolePaths } from "../../src/paths";
import { consoleCopy } from "../content/console/console";
import { type FactName, operatorFacts } from "../content/operator";
import { Button } from "../ui/button";
import { Field, TextArea } from "../ui/field";
import { Labeled } from "../ui/labeled";
import type { ConsoleView } from "./console-page";
import { CodeGate, type Gate, PostForm } from "./parts";

const copy = consoleCopy.company;

type CompanyForm = {
  /** What each field shows: the stored fact or what was typed. */
  values: Readonly<Record<string, string>>;
  problems: Readonly<Record<string, string>>;
  gate: Gate;
};

/** The facts about the company, in one form. */
export const companyPage = (form: CompanyForm): ConsoleView => ({
  place: consolePaths.company,
  children: (
    <div className="grid max-w-150 gap-6">
      <p>{copy.lead}</p>
      <PostForm action={consolePaths.company.path} fields={onlySeen(form.values)}>
        {(Object.keys(operatorFacts) as FactName[]).map((name) => (
          <Fact key={name} name={name} {...form} />
        ))}
        <CodeGate {...form.gate}>
          <Button tone="primary">{copy.action}</Button>
        </CodeGate>
      </PostForm>
    </div>
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
      id={name}
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

/** What tells which values the form was opened with. */
const onlySeen = (values: CompanyForm["values"]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name.startsWith("seen-")));
