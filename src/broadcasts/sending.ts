import { recordAct } from "../../db/admin/audit";
import {
  addBroadcast,
  deleteDraft,
  pauseBroadcast,
  resumeBroadcast,
  scheduleBroadcast,
  stopBroadcast,
  type Broadcast,
  type NewBroadcast,
  type Schedule,
} from "../../db/broadcasts/broadcasts";
import type { Queries } from "../../db/connection/pool";
import { utcTime } from "../utc-time";

/** Reads when the first message goes out; `problem` goes after a name, as in "--at is a day such as …". */
export function readStartTime(typed: string): { startsAt: Date } | { problem: string } {
  const { data: time, error } = utcTime.safeParse(typed);
  if (error) return { problem: `${error.issues[0]?.message}, in UTC` };
  const startsAt = new Date(time);
  if (startsAt > new Date()) return { startsAt };
  return { problem: `${inUtc(startsAt)} is over. Name a later time in UTC, or send now.` };
}

export const inUtc = (time: Date) => `${time.toISOString().slice(0, 16)}Z`;

/** Returns a broadcast's state as people read it. */
export function stateOf(
  { state, startsAt }: Pick<Broadcast, "state" | "startsAt">,
  { waiting }: { waiting: number },
): string {
  if (state !== "sending" || startsAt === null) return state;
  if (startsAt > new Date()) return `scheduled for ${inUtc(startsAt)}`;
  return waiting === 0 ? "finished" : "sending";
}

/** Stores a draft and records who wrote it: the account of an admin, or an operator. */
export function writeDraft(db: Queries, draft: NewBroadcast, actor?: string): Promise<Broadcast> {
  return db.transaction(async (tx) => {
    const added = await addBroadcast(tx, draft);
    await recordAct(tx, `wrote broadcast ${added.id}`, actor);
    return added;
  });
}

/** `scheduleBroadcast`, recorded. */
export function sendBroadcast(
  db: Queries,
  draft: Broadcast,
  schedule: Schedule,
  actor?: string,
): Promise<Date> {
  return db.transaction(async (tx) => {
    const startsAt = await scheduleBroadcast(tx, draft, schedule);
    await recordAct(tx, `sent broadcast ${draft.id}`, actor);
    return startsAt;
  });
}

const changes = {
  deleted: deleteDraft,
  paused: pauseBroadcast,
  resumed: resumeBroadcast,
  stopped: stopBroadcast,
};

/** Pauses, resumes or stops a broadcast, or deletes a draft, and records it. Returns false, doing nothing, if its state does not allow it. */
export function changeBroadcast(
  db: Queries,
  id: string,
  change: keyof typeof changes,
  { domainRate, actor }: { domainRate: number; actor?: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await changes[change](tx, id, domainRate))) return false;
    await recordAct(tx, `${change} broadcast ${id}`, actor);
    return true;
  });
}
