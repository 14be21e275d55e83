import { z } from "zod";

const withoutZone = z.iso.datetime({ local: true }).transform((typed) => `${typed}Z`);

/** A time as an operator types it, in UTC by default; a day starts at midnight. */
export const utcTime = z
  .union(
    [z.iso.date(), z.iso.datetime({ offset: true }), withoutZone],
    "is a day such as 2026-11-01, or a time such as 2026-11-01T09:00:00Z",
  )
  .transform((typed) => new Date(typed).toISOString());
