import { expect, test } from "bun:test";
import { openDatabase } from "../../db/connection/client";
import { addSubmissions } from "../../db/forms/submissions";
import { runBun } from "../support/run-bun";
import { newDataFolder } from "../support/database/data-folder";

const LONG_MS = 120_000;

test(
  "list and export show a submission's origin, and no value is a formula",
  async () => {
    const folder = await newDataFolder();
    const database = openDatabase({ dataFolder: folder, deadlineMs: 10_000 });
    await database.opened;
    const origin = {
      page: "/pricing",
      landing: "/",
      referrer: "search.example",
      utm_source: "+1+cmd|' /C calc'!A0",
      utm_campaign: "Spring, 20%",
    };
    await database.run((db) =>
      addSubmissions(db, [
        {
          kind: "subscriber",
          row: { email: "ann@example.com", source: "newsletter", origin },
        },
        { kind: "waitlistEntry", row: { email: "bob@example.com", source: "beta-waitlist:X" } },
      ]),
    );
    const run = async (...words: string[]) =>
      (await runBun([".build/signups.js", ...words], { DATA_DIR: folder })).output;
    const [header = "", ann = "", bob = ""] = (await run("export")).split("\r\n");
    const names =
      "page,landing,referrer,utm_source,utm_medium,utm_campaign,utm_term,utm_content,consentText";
    expect(header).toContain(`,${names},`);
    expect(ann).toContain(`,/pricing,/,search.example,'+1+cmd|' /C calc'!A0,,"Spring, 20%",,,`);
    expect(bob.split(",")).toHaveLength(header.split(",").length);
    const json = (await run("export", "--json")).split("\n").map((line) => JSON.parse(line));
    expect(json.map(({ origin: shown }) => shown)).toEqual([origin, null]);
    const [first = "", second = ""] = (await run("list")).split("\n");
    expect(first).toEndWith(
      "\tpage=/pricing\tlanding=/\treferrer=search.example\tutm_source=+1+cmd|' /C calc'!A0\tutm_campaign=Spring, 20%",
    );
    expect(second).toEndWith("\tbob@example.com\tbeta-waitlist:X");
    await database.close();
  },
  LONG_MS,
);
