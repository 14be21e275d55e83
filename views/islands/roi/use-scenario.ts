import { type RefObject, useEffect, useRef, useState } from "react";
import { type Reading, readScenario, scenarioQuery } from "./scenario";

/** Browsers reject address changes that are more frequent than a few per second. */
const ADDRESS_DELAY_MS = 300;

/**
 * The scenario in the form. The form is uncontrolled, so values entered before hydration are kept. Changes update the
 * address and the page's billing switch.
 */
export function useScenario(query: string): {
  form: RefObject<HTMLFormElement | null>;
  reading: Reading;
  update: () => void;
} {
  const form = useRef<HTMLFormElement>(null);
  const [reading, setReading] = useState(() => readScenario(new URLSearchParams(query)));
  const address = useRef<ReturnType<typeof setTimeout>>(undefined);

  const update = () => {
    if (form.current === null) return;
    const next = readForm(form.current);
    setReading(next);
    switchBilling(next.scenario.billing);
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
    const switches = billingSwitch();
    for (const one of switches) one.addEventListener("change", followSwitch);
    return () => {
      for (const one of switches) one.removeEventListener("change", followSwitch);
    };
    // Runs once; after that, changes of the form trigger updates.
    // eslint-disable-next-line react/exhaustive-deps
  }, []);

  return { form, reading, update };
}

function readForm(form: HTMLFormElement): Reading {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === "string") query.set(name, value);
  return readScenario(query);
}

/** Returns the radio buttons above the plans. */
const billingSwitch = (): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>("input[name=billing]"),
];

function switchBilling(billing: string): void {
  for (const one of billingSwitch()) one.checked = one.value === billing;
}
