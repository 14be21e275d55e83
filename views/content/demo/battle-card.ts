/** The id of the demo page's section with the battle card. */
export const CARD_ID = "before-call";

/** The query parameter of the demo page that shows the finished battle card, for visitors without JavaScript. */
export const CARD_KEY = "card";

/** Copy of the battle card. */
export const battleCard = {
  generate: "Generate Battle Card",
  analyzing: "AI analyzing",
  reading: "Reading four sources about the deal",
  ready: "Battle card ready",
  sources: [
    { name: "Calendar", found: "Call with Daniel Okafor, on Zoom" },
    { name: "CRM history", found: "Two contacts, Demo stage" },
    { name: "Email", found: "An open audit finding" },
    { name: "Your playbook", found: "What wins against Kestrel EDR" },
  ],
  parts: {
    account: "Account overview",
    deal: "Deal",
    stakeholders: "Stakeholders",
    pains: "Pain points",
    competitor: "Current vendor",
    points: "Talking points",
  },
} as const;
