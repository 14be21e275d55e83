import { afterEach, expect, test } from "bun:test";
import { addSubscribers } from "../../db/forms/subscribers";
import {
  newRunningInstallation,
  open,
  operate,
  stopRunning,
} from "../support/commands/installation";

const LONG_MS = 120_000;
afterEach(stopRunning);

test(
  "a CSV export begins with a byte order mark and has the list and the feature",
  async () => {
    const installation = await newRunningInstallation("pglite");
    const empty = await operate("signups", installation, "list");
    expect(empty.errors).toContain(`No entries match in ${installation.DATA_DIR}`);
    await open(installation).run((db) =>
      addSubscribers(db, [{ email: "ann@example.com", source: "coming-soon:Scroll" }]),
    );
    const { out, errors } = await operate("signups", installation, "export");
    expect(Array.from(out.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    const [head, row] = new TextDecoder().decode(out).split("\r\n");
    expect(head).toStartWith("list,state,email,source,feature,");
    expect(row).toStartWith("notify,pending,ann@example.com,coming-soon:Scroll,Scroll,");
    expect(errors).toBe("");
  },
  LONG_MS,
);
