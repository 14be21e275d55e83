import type { RequestLine } from "../log";
import { writeFamily } from "./prometheus";

/** Upper bounds of the histograms, in seconds: a cached page takes 0.00002, hashing a password 0.06. */
const BOUNDS_S = [0.0001, 0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const BOUNDS_MS = BOUNDS_S.map((seconds) => seconds * 1000);

/** Counts of one route; the last bucket has no upper bound. */
type Route = {
  label: string;
  statuses: Map<number, { count: number }>;
  buckets: number[];
  ms: number;
};

/** Counts responses since the start. */
type RequestMetrics = {
  count: (line: Pick<RequestLine, "route" | "status" | "ms">) => void;
  /** Prometheus text format. */
  write: () => string;
};

export function createRequestMetrics(): RequestMetrics {
  const routes = new Map<string, Route>();
  const byLabel = new Map<string, Route>();

  function add(route: string): Route {
    const label = labelOf(route);
    const known = byLabel.get(label) ?? {
      label,
      statuses: new Map(),
      buckets: Array.from({ length: BOUNDS_MS.length + 1 }, () => 0),
      ms: 0,
    };
    byLabel.set(label, known);
    routes.set(route, known);
    return known;
  }

  return {
    count({ route, status, ms }) {
      const known = routes.get(route) ?? add(route);
      const counter = known.statuses.get(status);
      if (counter === undefined) known.statuses.set(status, { count: 1 });
      else counter.count++;
      let bucket = 0;
      while (ms > (BOUNDS_MS[bucket] ?? Infinity)) bucket++;
      known.buckets[bucket] = (known.buckets[bucket] ?? 0) + 1;
      known.ms += ms;
    },
    write: () => {
      const all = [...byLabel.values()].toSorted((a, b) => (a.label < b.label ? -1 : 1));
      return writeAnswers(all) + writeDurations(all);
    },
  };
}

/** Routes are patterns or existing addresses; all built files share one label, and so do all articles. */
const labelOf = (route: string) => route.replace(/^\/(assets|blog)\/.+/, "/$1/:name");

function writeAnswers(routes: Route[]): string {
  return writeFamily(
    "genie_http_requests_total",
    "counter",
    "Requests answered since the start",
    routes.flatMap(({ label, statuses }) =>
      [...statuses].map(([status, { count }]) => ({
        labels: { route: label, status },
        value: count,
      })),
    ),
  );
}

function writeDurations(routes: Route[]): string {
  return writeFamily(
    "genie_http_request_duration_seconds",
    "histogram",
    "Time from a request to its answer",
    routes.flatMap(({ label, buckets, ms }) => {
      let count = 0;
      const lines = buckets.map((inBucket, index) => {
        count += inBucket;
        const labels = { route: label, le: BOUNDS_S[index] ?? "+Inf" };
        return { labels, value: count, suffix: "_bucket" };
      });
      const labels = { route: label };
      const sum = { labels, value: ms / 1000, suffix: "_sum" };
      return [...lines, sum, { labels, value: count, suffix: "_count" }];
    }),
  );
}
