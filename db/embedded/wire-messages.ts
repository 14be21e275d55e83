import type { Socket } from "node:net";

/** Complete messages of one client. `isComplete` when they end an exchange, so another client may follow. */
type Batch = { bytes: Uint8Array; isComplete: boolean };

/**
 * Splits a client's bytes into exchanges of the Postgres protocol, version 3
 * (https://www.postgresql.org/docs/current/protocol-message-formats.html). Answers encryption requests and
 * terminations itself.
 */
export function createMessageReader(socket: Socket) {
  let bytes: Buffer = Buffer.alloc(0);
  let isGreeted = false;
  const statements = new Set<string>();

  return {
    /** The client's prepared statements. */
    statements: statements as ReadonlySet<string>,

    add(chunk: Buffer) {
      bytes = bytes.length > 0 ? Buffer.concat([bytes, chunk]) : chunk;
    },

    /** The next exchange, or the complete part of it; undefined if nothing is complete. */
    take(): Batch | undefined {
      if (!isGreeted) return greet();
      let end = 0;
      for (;;) {
        const next = messageEnd(end, 1);
        if (next === undefined) break;
        const type = bytes[end];
        if (type === TERMINATE) {
          socket.end();
          break;
        }
        if (type === PARSE) noteStatement(end + 5);
        end = next;
        if (type === QUERY || type === SYNC || type === FUNCTION_CALL) return cut(end, true);
      }
      return end > 0 ? cut(end, false) : undefined;
    },
  };

  /** The first message has no type byte; encryption requests may come before it. */
  function greet(): Batch | undefined {
    const end = messageEnd(0, 0);
    if (end === undefined) return undefined;
    const code = bytes.readInt32BE(4);
    if (code === SSL_REQUEST || code === GSS_REQUEST) {
      socket.write("N");
      bytes = bytes.subarray(end);
      return greet();
    }
    if (code === CANCEL_REQUEST) {
      socket.destroy();
      return undefined;
    }
    isGreeted = true;
    return cut(end, true);
  }

  /** Returns the end of the message that starts at `start`, once it has arrived. */
  function messageEnd(start: number, typeLength: 0 | 1): number | undefined {
    const lengthAt = start + typeLength;
    if (bytes.length < lengthAt + 4) return undefined;
    const length = bytes.readInt32BE(lengthAt);
    if (length < (typeLength === 1 ? 4 : 8) || length > MAX_MESSAGE_BYTES) {
      socket.destroy();
      return undefined;
    }
    const end = lengthAt + length;
    return end <= bytes.length ? end : undefined;
  }

  /** A Parse message starts with the statement's name; empty means unnamed. */
  function noteStatement(start: number) {
    const name = bytes.toString("utf8", start, bytes.indexOf(0, start));
    if (name !== "") statements.add(name);
  }

  function cut(end: number, isComplete: boolean): Batch {
    const batch = { bytes: new Uint8Array(bytes.subarray(0, end)), isComplete };
    bytes = bytes.subarray(end);
    return batch;
  }
}

const PARSE = 0x50;
const QUERY = 0x51;
const SYNC = 0x53;
const FUNCTION_CALL = 0x46;
const TERMINATE = 0x58;
const SSL_REQUEST = 80877103;
const GSS_REQUEST = 80877104;
const CANCEL_REQUEST = 80877102;
const MAX_MESSAGE_BYTES = 64 * 1024 * 1024;
