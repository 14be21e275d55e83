import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "bun:test";
import { openDatabase } from "../../../db/connection/client";
import { startAuthOn } from "../../support/site/auth";
import { OPENING_MS } from "../../support/database/databases";
import { PASSWORD } from "../../support/site/auth";
import { waitFor } from "../../support/mail/mail";
import { type Postgres, startPostgres } from "../../support/database/postgres";
import { tempFolder } from "../../support/temp";

/** Its own database server, because a test freezes it. */
let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, OPENING_MS);
afterAll(() => postgres.stop());

/** The client that pages use, recording responses and how long each took. */
async function start() {
  const database = openDatabase({ url: postgres.url, dataFolder: tempFolder() });
  await database.opened;
  const site = await startAuthOn(database);
  const server = Bun.serve({ port: 0, fetch: (request) => site.fetch(request) });
  const answers: { path: string; status: number; ms: number }[] = [];
  const record = async (input: string | URL | Request, init?: RequestInit) => {
    const began = performance.now();
    const response = await fetch(input, init);
    const { pathname: path } = new URL(response.url);
    answers.push({ path, status: response.status, ms: performance.now() - began });
    return response;
  };
  const client = createClient(`http://localhost:${server.port}`, "sb_publishable_test", {
    global: { fetch: record as typeof fetch },
    auth: { autoRefreshToken: false },
  });
  const events: string[] = [];
  client.auth.onAuthStateChange((event) => void events.push(event));
  const stop = async () => {
    await server.stop(true);
    await database.close();
  };
  return { site, client, answers, events, stop };
}

test("a frozen database causes an error within three seconds, and the session survives", async () => {
  const { site, client, answers, events, stop } = await start();
  await site.makeUser("ann@example.com");
  const email = "ann@example.com";
  const signedIn = await client.auth.signInWithPassword({ email, password: PASSWORD });
  expect(signedIn.error).toBeNull();
  answers.length = 0;
  postgres.pause();
  try {
    const asked = await client.auth.getUser();
    expect(asked.error?.name).toBe("AuthRetryableFetchError");
    const refreshing = client.auth.refreshSession();
    await waitFor(() => answers.some(({ path }) => path.endsWith("/token")));
    postgres.resume();
    const refreshed = await refreshing;
    expect(refreshed.error).toBeNull();
    expect(refreshed.data.session?.refresh_token).not.toBe(signedIn.data.session?.refresh_token);
  } finally {
    postgres.resume();
  }
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ status }) => status)).toContain(503);
  expect(refused.every(({ status, ms }) => status === 503 && ms < 3_000)).toBe(true);
  expect(events).not.toContain("SIGNED_OUT");
  expect((await client.auth.getSession()).data.session).not.toBeNull();
  await stop();
}, 120_000);
