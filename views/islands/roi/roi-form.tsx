import type { ReactNode, RefObject } from "react";
import { paths } from "../../../src/paths";
import { plans, pricing } from "../../content/plans";
import { roiCopy, type RoiField, roiFields } from "../../content/roi";
import { Icon } from "../../ui/icon";
import type { Reading, Scenario } from "./scenario";

const numbers = Object.keys(roiFields) as RoiField[];

const choices = {
  plan: { label: roiCopy.plan, options: plans.map(({ id, name }) => [id, name] as const) },
  billing: {
    label: roiCopy.billing,
    options: [
      ["monthly", pricing.monthly],
      ["annual", pricing.annual],
    ] as const,
  },
};

/** The inputs of the sum. Sent, they are the page's address; so a scenario can be linked and needs no script. */
export function RoiForm({
  form,
  reading: { scenario, problems },
  onChange,
}: {
  form: RefObject<HTMLFormElement | null>;
  reading: Reading;
  onChange: () => void;
}): ReactNode {
  return (
    <form
      ref={form}
      className="roi-form"
      action={`${paths.pricing.path}#roi`}
      autoComplete="off"
      noValidate
      onInput={onChange}
      onSubmit={(event) => {
        event.preventDefault();
        onChange();
      }}
    >
      <h3>{roiCopy.form}</h3>
      {numbers.map((name) => (
        <NumberField key={name} name={name} value={scenario[name]} problem={problems[name]} />
      ))}
      <ChoiceField name="plan" value={scenario.plan} problem={problems.plan} />
      <ChoiceField name="billing" value={scenario.billing} problem={problems.billing} />
      <button className="button">{roiCopy.submit}</button>
    </form>
  );
}

type FieldProps<Name extends keyof Scenario> = {
  name: Name;
  value: Scenario[Name];
  problem: string | undefined;
};

function NumberField({ name, value, problem }: FieldProps<RoiField>): ReactNode {
  const { label, hint, least, most } = roiFields[name];
  const id = `roi-${name}`;
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <small id={`${id}-hint`}>{hint}</small>
      <input
        id={id}
        className="field"
        type="number"
        name={name}
        min={least}
        max={most}
        required
        inputMode="numeric"
        defaultValue={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-hint ${id}-problem` : `${id}-hint`}
      />
      <Problem id={id} problem={problem} />
    </p>
  );
}

function ChoiceField({ name, value, problem }: FieldProps<"plan" | "billing">): ReactNode {
  const { label, options } = choices[name];
  const id = `roi-${name}`;
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <span className="select">
        <select
          id={id}
          className="field"
          name={name}
          defaultValue={value}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && `${id}-problem`}
        >
          {options.map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
        </select>
      </span>
      <Problem id={id} problem={problem} />
    </p>
  );
}

function Problem({ id, problem }: { id: string; problem: string | undefined }): ReactNode {
  return (
    <span id={`${id}-problem`} className="roi-problem" aria-live="polite">
      {problem && (
        <>
          <Icon name="alert" /> {problem}
        </>
      )}
    </span>
  );
}
