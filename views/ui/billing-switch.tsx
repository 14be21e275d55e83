import type { ReactNode } from "react";
import { type Billing, pricing } from "../content/plans";
import { Pill } from "./badge";

/** What shows under one billing only: `styles/billing.css` reads the switch. Whole class names for the build. */
export const BILLED: Record<Billing, string> = {
  monthly: "annual:hidden",
  annual: "not-annual:hidden",
};

const LABEL =
  "relative flex min-h-11 cursor-pointer items-center gap-2 rounded-pill px-3.5 has-checked:bg-surface-3 has-checked:font-bold has-checked:text-ink has-checked:inset-ring has-checked:inset-ring-hairline-strong xs:px-5";
const INPUT =
  "absolute inset-0 cursor-[inherit] appearance-none rounded-pill forced-colors:static forced-colors:appearance-auto";

/** Monthly or annual. Both prices are in the page; its state alone says which one shows. */
export function BillingSwitch({ billing = "monthly" }: { billing?: Billing }): ReactNode {
  return (
    <fieldset className="inline-flex rounded-pill border border-hairline-strong bg-surface-1 p-1">
      <legend className="sr-only">{pricing.billing}</legend>
      {(["monthly", "annual"] as const).map((value) => (
        <label key={value} className={LABEL}>
          <input
            className={INPUT}
            type="radio"
            name="billing"
            value={value}
            defaultChecked={billing === value}
          />
          {pricing[value]}
          {value === "annual" && <Pill tone="gold">{pricing.annualBadge}</Pill>}
        </label>
      ))}
    </fieldset>
  );
}
