import { expect, test } from "bun:test";
import { createLog } from "../../src/log";
import { logOpening } from "../../src/process/watch-database";
import { waitFor } from "../support/mail/mail";

for (const last of [
  { kind: "open", isEmbedded: true, ms: 1 },
  { kind: "open-failed", error: new Error(), retryInMs: 1 },
] as const)
  test(`the log says that the database is being opened until the event "${last.kind}"`, async () => {
    const lines: string[] = [];
    const log = createLog({ write: (text) => void lines.push(text), flush: () => {} });
    const events: string[] = [];
    const onEvent = logOpening(({ kind }) => void events.push(kind), log, 1);
    const count = () => {
      log.flush();
      return lines.join("").split("still opening the database").length - 1;
    };
    onEvent({ kind: "migration-awaited" });
    const before = count();
    await waitFor(() => count() > before + 1);
    onEvent(last);
    const after = count();
    // A timer of the same interval that goes off shows that the log's would have, too.
    let ticks = 0;
    const ticking = setInterval(() => ticks++, 1);
    await waitFor(() => ticks > 3);
    clearInterval(ticking);
    expect(count()).toBe(after);
    expect(events).toEqual(["migration-awaited", last.kind]);
  });
