import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { newInstallation, open, type Installation } from "../support/commands/installation";

const LONG_MS = 120_000;
const MANY = 100_000;

function signups(installation: Installation, words: string) {
  const child = Bun.spawn(["sh", "-c", `"$0" src/commands/signups.ts ${words}`, process.execPath], {
    env: { PATH: process.env["PATH"] ?? "", ...installation },
    stdout: "pipe",
    stderr: "pipe",
  });
  return { child, errors: new Response(child.stderr).text() };
}

test(
  "an export of many rows contains each once, in constant memory",
  async () => {
    const installation = await newInstallation("postgres");
    const database = open(installation);
    const memory: number[] = [];
    for (const rows of [1_000, MANY]) {
      await database.run((db) =>
        db.execute(sql`
          insert into subscribers (email, source, created_at)
          select 'person-' || n || '@example.com', 'newsletter', '2026-11-01'::timestamptz + n % 97 * interval '1 s'
          from generate_series(1, ${rows}::int) n on conflict do nothing`),
      );
      const { child } = signups(installation, "export");
      const lines = (await new Response(child.stdout).text()).trimEnd().split("\r\n");
      expect(await child.exited).toBe(0);
      expect(lines).toHaveLength(rows + 1);
      expect(new Set(lines).size).toBe(rows + 1);
      memory.push(child.resourceUsage()?.maxRSS ?? 0);
    }
    // All rows at once would take about 110 MB more.
    expect((memory[1] ?? 0) - (memory[0] ?? 0)).toBeLessThan(72 * 1024 * 1024);

    const { child, errors } = signups(installation, "export | head -n 1");
    expect(await new Response(child.stdout).text()).toStartWith("list,state,email,source,feature");
    expect(await errors).toBe("");
    await database.close();
  },
  LONG_MS,
);
