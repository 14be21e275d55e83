/** A metric family in Prometheus' text format: its type, and its values by name and labels as written. */
type Family = { type: string; values: Map<string, number> };

const NAME = "[a-zA-Z_:][a-zA-Z0-9_:]*";
const LABEL = String.raw`[a-zA-Z_]\w*="(?:[^"\\\n]|\\[\\n"])*"`;
const SAMPLE = new RegExp(`^((${NAME})(?:\\{${LABEL}(?:,${LABEL})*\\})?) (\\S+)$`);

/**
 * Parses the format as strictly as promtool: help and type come first, the lines of a family are together, no series is
 * repeated, histograms add up. Throws at the first invalid line.
 */
export function readMetrics(text: string): Map<string, Family> {
  if (!text.endsWith("\n")) throw new Error("The last line has no end.");
  const families = new Map<string, Family>();
  let current = "";
  for (const line of text.slice(0, -1).split("\n")) {
    const [, help] = /^# HELP (\S+) \S.*$/.exec(line) ?? [];
    const [, typed, type = ""] = /^# TYPE (\S+) (counter|gauge|histogram)$/.exec(line) ?? [];
    if (help !== undefined) {
      if (families.has(help)) throw new Error(`${help} is there twice.`);
      current = help;
    } else if (typed !== undefined) {
      if (typed !== current) throw new Error(`${typed} has no help before it.`);
      if (type === "counter" && !typed.endsWith("_total"))
        throw new Error(`${typed} counts, but is not called _total.`);
      families.set(typed, { type, values: new Map() });
    } else addSample(line, families.get(current), current);
  }
  for (const [name, family] of families)
    if (family.type === "histogram") checkHistogram(name, family);
  return families;
}

function addSample(line: string, family: Family | undefined, name: string) {
  const [, series = "", found, value] = SAMPLE.exec(line) ?? [];
  const isOwn =
    found === name ||
    (family?.type === "histogram" &&
      ["_bucket", "_sum", "_count"].some((end) => found === name + end));
  if (family === undefined || !isOwn) throw new Error(`This line stands under ${name}: ${line}`);
  if (family.values.has(series)) throw new Error(`${series} is there twice.`);
  const number = Number(value);
  if (Number.isNaN(number)) throw new Error(`This is no number: ${line}`);
  family.values.set(series, number);
}

function checkHistogram(name: string, { values }: Family) {
  const counts = [...values].filter(([series]) => series.startsWith(`${name}_count`));
  for (const [series, count] of counts) {
    const labels = series.slice(`${name}_count{`.length, -1);
    const buckets = [...values].filter(([other]) =>
      other.startsWith(`${name}_bucket{${labels},le=`),
    );
    const heights = buckets.map(([, height]) => height);
    if (heights.some((height, index) => height < (heights[index - 1] ?? 0)))
      throw new Error(`The buckets of ${series} do not add up.`);
    if (buckets.at(-1)?.[0] !== `${name}_bucket{${labels},le="+Inf"}` || heights.at(-1) !== count)
      throw new Error(`${series} is not the last bucket.`);
    if (!values.has(`${name}_sum{${labels}}`)) throw new Error(`${series} has no sum.`);
  }
}
