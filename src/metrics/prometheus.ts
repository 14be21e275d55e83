/** One sample of a metric: its labels, and a suffix of its name. */
type Sample = { labels: Record<string, string | number>; value: number; suffix?: string };

/**
 * A metric in the Prometheus text format 0.0.4, with help and type; empty without samples.
 * https://prometheus.io/docs/instrumenting/exposition_formats/
 */
export function writeFamily(
  name: string,
  type: "counter" | "gauge" | "histogram",
  help: string,
  samples: Sample[],
): string {
  if (samples.length === 0) return "";
  const lines = samples.map(({ labels, value, suffix = "" }) => {
    const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escapeLabel(text)}"`);
    return `${name}${suffix}${pairs.length > 0 ? `{${pairs.join(",")}}` : ""} ${value}\n`;
  });
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join("")}`;
}

function escapeLabel(text: string | number): string {
  return String(text).replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}
