import { claims } from "../../views/content/claims";
import { annualPrice, type Plan, plans, yearlyTotal } from "../../views/content/plans";
import { endpoints, paths } from "../paths";
import type { FeedFile } from "./feed-file";

/** The plans as JSON. Amounts are in US dollars, per seat unless stated otherwise; `null` means unlimited. */
export const priceList: FeedFile = {
  path: endpoints.pricing,
  type: "application/json; charset=utf-8",
  write: ({ siteUrl }) =>
    JSON.stringify({
      currency: "USD",
      page: siteUrl + paths.pricing.path,
      trial: { days: claims.trial.value, creditCard: false },
      plans: plans.map((plan: Plan) => ({
        id: plan.id,
        name: plan.name,
        perSeatPerMonth: { monthly: plan.price, annual: annualPrice(plan) },
        perSeatPerYear: yearlyTotal(plan),
        callsIncludedPerSeatPerMonth: plan.callsIncluded ?? null,
        features: plan.features,
        addOns: plan.addOns,
        url: new URL(plan.cta.href, siteUrl).href,
      })),
    }),
};
