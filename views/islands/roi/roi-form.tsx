import type { MouseEvent, ReactNode, RefObject } from "react";
import { paths } from "../../../src/paths";
import { claims } from "../../content/claims";
import { dollars, plans } from "../../content/plans";
import { percent, roiCopy, type RoiField, roiFields } from "../../content/roi";
import { Button, ButtonLink } from "../../ui/button";
import { Select } from "../../ui/select";
import { cheaperPlan, periodMonths } from "./calculate-roi";
import { NumberField, Problem } from "./number-field";
import { choices, type Reading, type Scenario, scenarioQuery } from "./scenario";

const numbers = Object.keys(roiFields) as RoiField[];

/**
 * The calculator's inputs. Submitting puts them into the page's address, so that a scenario can be linked and no script
 * is needed.
 */
export function RoiForm({
  form,
  reading: { scenario, problems },
  returnPercent,
  onChange,
}: {
  form: RefObject<HTMLFormElement | null>;
  reading: Reading;
  returnPercent: number;
  onChange: () => void;
}): ReactNode {
  const plan = plans.find(({ id }) => id === scenario.plan);
  return (
    <form
      ref={form}
      className="grid content-start gap-6 bg-surface-2 p-5 sm:p-8 lg:sticky lg:top-14 lg:gap-3.5 lg:self-start lg:p-8"
      action={`${paths.pricing.path}#roi`}
      autoComplete="off"
      noValidate
      onInput={onChange}
      onSubmit={(event) => {
        event.preventDefault();
        onChange();
      }}
    >
      {/* On phones, the result is far below the form, so a copy stays in view above the fields. */}
      <p
        aria-hidden="true"
        className="sticky top-14 z-1 -mx-5 -mt-5 border-b border-hairline-strong bg-surface-3 px-5 py-3 sm:-mx-8 sm:-mt-8 sm:px-8 lg:hidden"
      >
        <b className={`text-h4 tabular-nums ${returnPercent < 0 ? "text-gold" : ""}`}>
          {percent(returnPercent)}
        </b>{" "}
        {roiCopy.returnIn(periodMonths)}
      </p>
      <h3 className="text-h4">{roiCopy.form}</h3>
      {numbers.map((name) => (
        <NumberField
          key={name}
          name={name}
          value={scenario[name]}
          problem={problems[name]}
          claim={name === "minutes" ? claims.adminMinutesSaved : undefined}
        />
      ))}
      <div className="grid gap-4 xs:grid-cols-2">
        <ChoiceField name="plan" value={scenario.plan} problem={problems.plan} />
        <ChoiceField name="billing" value={scenario.billing} problem={problems.billing} />
      </div>
      <CheaperPlan scenario={scenario} onChange={onChange} />
      {plan && (
        <div className="noscript:hidden">
          <ButtonLink tone="primary" className="w-full" href={plan.cta.href}>
            {plan.cta.label}
          </ButtonLink>
          <p className="mt-2 text-center text-small text-muted">{plan.starts}</p>
        </div>
      )}
      {/* With script, the result follows each change. */}
      <Button tone="primary" className="not-noscript:hidden">
        {roiCopy.submit}
      </Button>
    </form>
  );
}

/** Offers the plan that costs least for the entered calls, unless it is chosen. Without script, it is a link. */
function CheaperPlan(props: { scenario: Scenario; onChange: () => void }): ReactNode {
  const { scenario, onChange } = props;
  const best = cheaperPlan(scenario);
  if (best === undefined) return null;
  const { plan, cost } = best;
  const choose = (event: MouseEvent): void => {
    const select = document.getElementById("roi-plan");
    if (!(select instanceof HTMLSelectElement)) return;
    event.preventDefault();
    select.value = plan.id;
    select.focus({ preventScroll: true });
    onChange();
  };
  return (
    <p className="-mt-2 max-w-measure text-small lg:mt-0">
      {roiCopy.cheaper(plan.name, scenario.calls, dollars(cost))}{" "}
      <a
        href={`${paths.pricing.path}?${scenarioQuery({ ...scenario, plan: plan.id })}#roi`}
        className="-my-3 inline-block py-3 text-teal underline underline-offset-4"
        onClick={choose}
      >
        {roiCopy.switchTo(plan.name)}
      </a>
    </p>
  );
}

function ChoiceField(props: {
  name: "plan" | "billing";
  value: string;
  problem: string | undefined;
}): ReactNode {
  const { name, value, problem } = props;
  const id = `roi-${name}`;
  return (
    <div>
      <label htmlFor={id} className="mb-2 block font-bold text-ink">
        {roiCopy[name]}
      </label>
      <Select
        id={id}
        name={name}
        defaultValue={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && `${id}-problem`}
      >
        {Object.entries(choices[name]).map(([option, label]) => (
          <option key={option} value={option} className="bg-surface-2">
            {label}
          </option>
        ))}
      </Select>
      <Problem id={id} problem={problem} />
    </div>
  );
}
