/** Tools that Genie works with. `status` is shown on demo pages. */
type Integration = { name: string; kind: string; status: "Connected" | "Available" };

export const trust = {
  title: "Works with your stack",
} as const;

export const integrations = [
  { name: "Salesforce", kind: "CRM", status: "Connected" },
  { name: "HubSpot", kind: "Marketing automation", status: "Connected" },
  { name: "Microsoft 365", kind: "Email and calendar", status: "Connected" },
  { name: "Zoom", kind: "Video meetings", status: "Connected" },
  { name: "Slack", kind: "Team chat", status: "Available" },
] as const satisfies readonly Integration[];
