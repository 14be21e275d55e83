import type { ReactNode } from "react";
import { type Billing, pricing } from "../content/plans";
import { Pill } from "./badge";
import { SegmentedControl } from "./segmented-control";

/**
 * Classes that show an element under one billing period only (`styles/variants.css`). Complete class names, so that
 * Tailwind finds them.
 */
export const BILLED: Record<Billing, string> = {
  monthly: "annual:hidden",
  annual: "not-annual:hidden",
};

/** Switches between monthly and annual billing. The page contains both prices; CSS shows the chosen one. */
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
