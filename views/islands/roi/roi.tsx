import { type ReactNode, useEffect, useRef, useState } from "react";
import { calculateRoi } from "./calculate-roi";
import { RoiForm } from "./roi-form";
import { RoiResultView } from "./roi-result";
import { readScenario, scenarioQuery } from "./scenario";

/** Browsers reject address changes that are more frequent than a few per second. */
const ADDRESS_DELAY_MS = 300;

/**
 * The ROI calculator: a form with the result beside it. `query` is the page's query string, which may contain a
 * scenario. Without JavaScript, submitting the form reloads the page with the result. The form is uncontrolled, so
 * values entered before hydration are kept. Changes update the address and the page's billing switch.
 */
export function Roi({ query }: { query: string }): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const [reading, setReading] = useState(() => readScenario(new URLSearchParams(query)));
  const address = useRef<ReturnType<typeof setTimeout>>(undefined);

  const update = () => {
    if (form.current === null) return;
    const next = readForm(form.current);
    setReading(next);
    for (const radio of billingSwitch()) radio.checked = radio.value === next.scenario.billing;
    clearTimeout(address.current);
    address.current = setTimeout(() => {
      history.replaceState(history.state, "", `?${scenarioQuery(next.scenario)}${location.hash}`);
    }, ADDRESS_DELAY_MS);
  };

  useEffect(() => {
    const followSwitch = () => {
      const select = form.current?.elements.namedItem("billing");
      const chosen = billingSwitch().find(({ checked }) => checked)?.value;
      if (!(select instanceof HTMLSelectElement) || !chosen || select.value === chosen) return;
      select.value = chosen;
      update();
    };
    const started = readScenario(new URLSearchParams(query)).scenario;
    const typed = form.current ? readForm(form.current).scenario : started;
    // The switch counts unless the visitor has changed the form's own period.
    if (typed.billing === started.billing) followSwitch();
    if (scenarioQuery(typed) !== scenarioQuery(started)) update();
    const followChange = ({ target }: Event) =>
      target instanceof Element && target.matches(BILLING_SWITCH) && followSwitch();
    addEventListener("change", followChange);
    return () => removeEventListener("change", followChange);
    // Runs once; after that, changes of the form trigger updates.
    // eslint-disable-next-line react/exhaustive-deps
  }, []);

  const result = calculateRoi(reading.scenario);
  return (
    <>
      <RoiForm
        form={form}
        reading={reading}
        returnPercent={result.returnPercent}
        onChange={update}
      />
      <RoiResultView scenario={reading.scenario} result={result} />
    </>
  );
}

function readForm(form: HTMLFormElement) {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === "string") query.set(name, value);
  return readScenario(query);
}

/** The radio buttons above the plans. */
const BILLING_SWITCH = "input[name=billing]";

const billingSwitch = () => [...document.querySelectorAll<HTMLInputElement>(BILLING_SWITCH)];
