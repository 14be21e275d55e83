import { chmod } from "node:fs/promises";
import { createServer } from "node:net";
import type { Socket } from "node:net";
import type { PGlite } from "@electric-sql/pglite";
import { createMessageReader } from "./wire-messages";

type Client = {
  socket: Socket;
  reader: ReturnType<typeof createMessageReader>;
  /** Part of an exchange was executed and the rest has not arrived. */
  isMidway: boolean;
  isGone: boolean;
};

/**
 * Lets any Postgres client reach an embedded database over a unix socket.
 *
 * PGlite is one session that all clients share, so one client at a time has the turn: from its first
 * message until the server is ready for the next query outside a transaction. Handing over earlier
 * (as `@electric-sql/pglite-socket` does, message by message) lets one client's unnamed statement be
 * executed with another's parameters. `onCrash` is told once when the database itself fails; nothing
 * is answered after that.
 */
export async function serveWire(db: PGlite, path: string, onCrash: (error: unknown) => void) {
  const clients = new Set<Client>();
  const waiting = new Set<Client>();
  let turn: Client | undefined;
  let isBusy = false;
  let isClosed = false;
  /** Disconnected clients whose session settings must be reset. */
  let leavers: Client[] = [];
  let bytesSinceCheckpoint = 0;

  const server = createServer((socket) => {
    const reader = createMessageReader(socket);
    const client: Client = { socket, reader, isMidway: false, isGone: false };
    clients.add(client);
    socket.on("data", (bytes: Buffer) => {
      client.reader.add(bytes);
      wake(client);
    });
    socket.on("error", () => socket.destroy());
    socket.on("close", () => {
      client.isGone = true;
      clients.delete(client);
      waiting.delete(client);
      leavers.push(client);
      wake();
    });
  });
  server.on("error", onCrash);
  await new Promise<void>((resolve) => server.listen(path, resolve));
  await chmod(path, 0o600);

  return {
    /** Disconnects all clients; the database is free once this resolves. */
    async close() {
      isClosed = true;
      server.close();
      for (const { socket } of clients) socket.destroy();
      while (isBusy) await Bun.sleep(1);
    },
  };

  function wake(client?: Client) {
    if (client && client !== turn) waiting.add(client);
    if (isBusy || isClosed) return;
    isBusy = true;
    work().then(() => (isBusy = false), onCrash);
  }

  async function work() {
    while (!isClosed && (await step()));
  }

  /** Runs one step for the client whose turn it is; false if there is nothing to do yet. */
  async function step(): Promise<boolean> {
    if (turn?.isGone) {
      await abandon();
      turn = undefined;
    }
    if (!turn && leavers.length > 0) {
      const left = leavers;
      leavers = [];
      await clearAfter(db, new Set(left.flatMap(({ reader }) => [...reader.statements])));
    }
    if (!turn && bytesSinceCheckpoint > CHECKPOINT_BYTES) {
      bytesSinceCheckpoint = 0;
      await db.exec("checkpoint");
    }
    if (!turn) {
      [turn] = waiting;
      if (!turn) return false;
      waiting.delete(turn);
    }
    const client = turn;
    const batch = client.reader.take();
    if (batch) {
      bytesSinceCheckpoint += batch.bytes.length;
      await db.execProtocolRawStream(batch.bytes, {
        onRawData: (data) => void client.socket.write(Buffer.from(data)),
      });
      client.isMidway = !batch.isComplete;
    }
    const isDone = !client.isMidway && !db.isInTransaction();
    if (isDone) {
      turn = undefined;
      if (batch) waiting.add(client);
    }
    return isDone || batch !== undefined;
  }

  /** Ends a disconnected client's work: an exchange with Sync, a transaction with a rollback. */
  async function abandon() {
    await db.execProtocolRaw(SYNC);
    if (db.isInTransaction()) await db.exec("rollback");
  }
}

/** `discard all`, except prepared statements of connected clients, who may even be in a transaction. */
async function clearAfter(db: PGlite, statements: ReadonlySet<string>): Promise<void> {
  await db.exec(`close all; set session authorization default; reset all; unlisten *;
    select pg_advisory_unlock_all(); discard plans; discard temp; discard sequences`);
  if (statements.size === 0) return;
  const { rows } = await db.query<{ name: string }>("select name from pg_prepared_statements");
  for (const { name } of rows)
    if (statements.has(name)) await db.exec(`deallocate "${name.replaceAll('"', '""')}"`);
}

/**
 * A single-process Postgres makes no checkpoints by itself, so the WAL and the recovery after a kill would grow
 * without limit. A checkpoint takes 20 ms; this many bytes of queries make up to 64 MB of WAL.
 */
const CHECKPOINT_BYTES = 4 * 1024 * 1024;

const SYNC = new Uint8Array([0x53, 0, 0, 0, 4]);
