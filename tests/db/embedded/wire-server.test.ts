import { expect, test } from "bun:test";
import { openEmbedded } from "../../../db/embedded/embedded";
import { connect } from "../../../db/connection/pool";
import { tempFolder } from "../../support/temp";

const SLOW_MS = 120_000;

test(
  "clients that share the session never mix statements, errors or transactions",
  async () => {
    const embedded = await openEmbedded(tempFolder());
    const client = connect(embedded, 8);
    await client`create table seen (n int primary key check (n <> 7))`;
    const ask = async (n: number) => {
      if (n % 4 === 0) return client.unsafe("select $1::int as n", [n]);
      if (n % 4 === 1) return client.unsafe("select $1::text as n, $2::int as m", [String(n), n]);
      if (n % 4 === 2) return client.unsafe("select 1 / $1::int as n", [0]).catch(() => [{ n }]);
      return client
        .begin((tx) => tx.unsafe("insert into seen values ($1) returning n", [n]))
        .catch((error) => [{ n, error }]);
    };
    const numbers = Array.from({ length: 400 }, (_, n) => n);
    const answers = await Promise.all(numbers.map(ask));
    expect(answers.map(([row]) => Number(row?.["n"]))).toEqual(numbers);
    const [count] = await client`select count(*)::int as n from seen`;
    expect(count?.["n"]).toBe(99);
    await client.end();
    await embedded.close();
  },
  SLOW_MS,
);

test(
  "a client that disconnects during a transaction blocks nobody, and its changes are rolled back",
  async () => {
    const embedded = await openEmbedded(tempFolder());
    const [rude, polite] = [connect(embedded, 1), connect(embedded, 1)];
    await rude`create table notes (text text)`;
    await rude.unsafe("set statement_timeout = 1234");
    await rude.unsafe("begin; insert into notes values ('half-done')");
    const answer = polite`select (select count(*)::int from notes) as n`;
    await rude.end({ timeout: 0 });
    expect((await answer)[0]?.["n"]).toBe(0);
    const [setting] = await polite`select current_setting('statement_timeout') as it`;
    expect(setting?.["it"]).toBe("0");
    await polite.end();
    await embedded.close();
  },
  SLOW_MS,
);

test(
  "a disconnecting client's prepared statements are removed, and no others",
  async () => {
    const embedded = await openEmbedded(tempFolder());
    const stays = connect(embedded, 1);
    await stays`create table notes (text text)`;
    const write = (text: string) =>
      stays.begin(async (tx) => {
        await tx`insert into notes values (${text})`;
        return tx`select count(*)::int as n from notes where text = ${text}`;
      });
    for (const text of ["one", "two", "three"]) {
      const leaves = connect(embedded, 1);
      await leaves`select ${text} as text`;
      await leaves.end();
      expect((await write(text))[0]?.["n"]).toBe(1);
    }
    const [stored] = await stays`select count(*)::int as n from notes`;
    expect(stored?.["n"]).toBe(3);
    const left =
      await stays`select statement from pg_prepared_statements where statement like '% as text'`;
    expect([...left]).toEqual([]);
    await stays.end();
    await embedded.close();
  },
  SLOW_MS,
);

test(
  "checkpoints keep the write-ahead log from growing",
  async () => {
    const embedded = await openEmbedded(tempFolder());
    const client = connect(embedded, 1);
    const checkpoint = async () =>
      (await client`select redo_lsn::text as at from pg_control_checkpoint()`)[0]?.["at"];
    await client`create table notes (text text)`;
    const before = await checkpoint();
    for (let n = 0; n < 5; n++) await client`insert into notes values (${"x".repeat(2 ** 20)})`;
    expect(await checkpoint()).not.toBe(before);
    await client.end();
    await embedded.close();
  },
  SLOW_MS,
);
