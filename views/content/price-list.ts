import { paths } from "../../src/paths";
import { claims } from "./claims";
import { annualPrice, type Plan, plans, yearlyTotal } from "./plans";

/** Returns the plans as JSON. Amounts are in US dollars, per seat unless stated otherwise; `null` means unlimited. */
export const priceList = (siteUrl: string) => ({
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
});
