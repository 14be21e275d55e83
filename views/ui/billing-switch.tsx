import type { ReactNode } from "react";
import { type Billing, pricing } from "../content/plans";
import { Pill } from "./badge";
import { SegmentedControl } from "./segmented-control";

/** What shows under one billing only: `styles/billing.css` reads the switch. Whole class names for the build. */
export const BILLED: Record<Billing, string> = {
  monthly: "annual:hidden",
  annual: "not-annual:hidden",
};

/** Monthly or annual. Both prices are in the page; its state alone says which one shows. */
export function BillingSwitch({ billing = "monthly" }: { billing?: Billing }): ReactNode {
  return (
    <SegmentedControl
      className="inline-flex"
      legend={pricing.billing}
      name="billing"
      chosen={billing}
      options={[
        { value: "monthly", label: pricing.monthly },
        {
          value: "annual",
          label: (
            <>
              {pricing.annual}
              <Pill tone="gold">{pricing.annualBadge}</Pill>
            </>
          ),
        },
      ]}
    />
  );
}
