/** A tool that Genie works with. Every page that names one reads it from here. */
type Integration = { name: string; kind: string; status: "Connected" | "Available" };

export const trust = {
  title: "Works with your stack",
} as const;

/** `Connected` are those of the demo deal. */
export const integrations = [
  { name: "Salesforce", kind: "CRM", status: "Connected" },
  { name: "HubSpot", kind: "Marketing automation", status: "Connected" },
  { name: "Microsoft 365", kind: "Email and calendar", status: "Connected" },
  { name: "Zoom", kind: "Video meetings", status: "Connected" },
  { name: "Slack", kind: "Team chat", status: "Available" },
] as const satisfies readonly Integration[];

/** The CRM that the demo shows. */
export const [{ name: crmName }] = integrations;
