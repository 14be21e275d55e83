import postgres from "postgres";
import { endpoints } from "../../src/paths";
import type { Postgres } from "../support/database/postgres";
import type { Site } from "./site";

/** A kind of database outage: `begin` starts it and returns the function that ends it. */
export type DatabaseFault = {
  name: string;
  environment?: Record<string, string>;
  begin: (server: Postgres, site: Site) => Promise<() => Promise<unknown>>;
};

export const databaseFaults: DatabaseFault[] = [
  {
    name: "shut down",
    async begin(server) {
      await server.shutDown();
      return () => server.start();
    },
  },
  {
    name: "frozen",
    begin(server) {
      server.pause();
      return Promise.resolve(() => Promise.resolve(server.resume()));
    },
  },
  {
    name: "restarted",
    async begin(server) {
      await server.shutDown();
      await server.start();
      return () => Promise.resolve();
    },
  },
  {
    name: "killed",
    async begin(server) {
      await server.kill();
      return () => server.start();
    },
  },
  {
    name: "read-only",
    async begin({ url }) {
      await setReadOnly(url, "on");
      return () => setReadOnly(url, "off");
    },
  },
  { name: "out of connections", begin: ({ url }) => takeConnections(url) },
  {
    name: "its tables locked",
    begin: ({ url }) => lock(url, "subscribers, waitlist_entries, contact_messages"),
  },
  {
    name: "the site's own connections all in use",
    environment: { DATABASE_POOL_SIZE: "2" },
    async begin({ url }, site) {
      const unlock = await lock(url, "users");
      const timer = setInterval(() => [1, 2, 3].forEach(() => void signIn(site)), 100);
      return () => {
        clearInterval(timer);
        return unlock();
      };
    },
  },
];

async function setReadOnly(url: string, state: "on" | "off"): Promise<void> {
  const admin = postgres(url, { max: 1, connection: { default_transaction_read_only: false } });
  await admin.unsafe(`alter system set default_transaction_read_only = ${state}`);
  await admin`select pg_reload_conf()`;
  await admin.end();
}

/** Locks the tables, as a manual migration does that was never committed. */
async function lock(url: string, tables: string) {
  const holder = postgres(url, { max: 1 });
  await holder.unsafe(`begin; lock table ${tables} in access exclusive mode`);
  return () => holder.end();
}

/** Takes all of the server's connections and closes the site's. */
async function takeConnections(url: string) {
  const taken: postgres.Sql[] = [];
  const admin = postgres(url, { max: 1 });
  await admin`select 1`;
  let isOver = false;
  const taking = (async () => {
    while (!isOver) {
      const one = postgres(url, { max: 1, onnotice: () => {} });
      const isIn = await one`select 1`.then(
        () => true,
        () => false,
      );
      if (isIn) taken.push(one);
      else {
        await one.end();
        const out = await admin`select pg_terminate_backend(pid) from pg_stat_activity
          where application_name like 'genie-site%'`;
        if (out.length === 0) await Bun.sleep(50);
      }
    }
  })();
  return async () => {
    isOver = true;
    await taking;
    await Promise.all([admin, ...taken].map((one) => one.end()));
  };
}

/** Queries the locked table, which holds one of the site's connections until its deadline. */
async function signIn(site: Site): Promise<void> {
  const part = () => 1 + Math.floor(Math.random() * 250);
  await fetch(`${site.address()}${endpoints.auth}/token?grant_type=password`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": `${part()}.${part()}.${part()}.${part()}`,
    },
    body: JSON.stringify({ email: `${crypto.randomUUID()}@example.com`, password: "none at all" }),
  }).catch(() => {});
}
