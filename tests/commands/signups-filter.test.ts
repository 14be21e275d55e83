import { expect, test } from "bun:test";
import { readFilter } from "../../src/commands/cli/filter";

test("a time without a zone is in UTC, as entries are shown", () => {
  const { TZ } = process.env;
  process.env["TZ"] = "America/New_York";
  for (const [typed, since] of [
    ["2026-11-01", "2026-11-01T00:00:00.000Z"],
    ["2026-11-01T10:00", "2026-11-01T10:00:00.000Z"],
    ["2026-11-01T10:00:30", "2026-11-01T10:00:30.000Z"],
    ["2026-11-01T10:00:30Z", "2026-11-01T10:00:30.000Z"],
    ["2026-11-01T10:00:30+02:00", "2026-11-01T08:00:30.000Z"],
  ] as const)
    expect(readFilter({ since: typed }).since).toBe(since);
  for (const typed of ["2026-02-30", "2026-11-01T25:00", "yesterday"])
    expect(() => readFilter({ since: typed })).toThrow("--since is a day such as 2026-11-01");
  process.env["TZ"] = TZ ?? "UTC";
});

test("an unknown value is an error that lists the valid ones, not an empty list", () => {
  expect(() => readFilter({ list: "newsletters", state: "open" })).toThrow(
    "--list is one of newsletter, notify, waitlist, contact\n--state is one of pending, confirmed",
  );
});
