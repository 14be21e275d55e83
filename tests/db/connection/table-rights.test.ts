import { expect, test } from "bun:test";
import postgres from "postgres";
import { migrateDatabase } from "../../../db/connection/migrate";
import { newPostgresDatabase, OPENING_MS } from "../../support/database/databases";

test(
  "a role without rights on existing tables is told which grant to run, and works after it",
  async () => {
    const owner = await newPostgresDatabase();
    const admin = postgres(owner, { max: 1, onnotice: () => {} });
    await admin`create role stranger login`;
    const url = owner.replace("postgres@", "stranger@");
    const refused = await migrateDatabase({ url }).then(() => "", String);
    expect(refused).toMatch(
      /^DatabaseUnfit: The role stranger may not read and write the table \w+\. Run as its owner: /,
    );
    const grants = refused.split("Run as its owner: ")[1] ?? "";
    await admin.unsafe(grants);
    expect(await migrateDatabase({ url })).toEqual({ url });
    await admin`drop owned by stranger`;
    await admin`drop role stranger`;
    await admin.end();
  },
  OPENING_MS,
);
