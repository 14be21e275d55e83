import type { AddressInfo, Socket } from "node:net";
import { SMTPServer } from "smtp-server";

/** How a mail server feels: it answers late, not now, never, or hangs up when it has the message but has not said so. */
export type Mood = "well" | "slow" | "busy" | "refusing" | "dropping";

const SLOW_MS = 300;
const CODES: Partial<Record<Mood, number>> = { busy: 451, refusing: 550 };

/**
 * A real mail server, at the same address after each `listen`, whose mood can change. `rejects` names recipients that it
 * never accepts.
 */
export function createMailServer(rejects: (address: string) => boolean = () => false) {
  /** The Message-IDs that it has confirmed, one for each message. */
  const taken: string[] = [];
  /** Who they went to. */
  const recipients: string[] = [];
  let mood: Mood = "well";
  let port = 0;
  let server: SMTPServer | undefined;

  return {
    taken,
    recipients,
    url: () => `smtp://127.0.0.1:${port}`,
    setMood: (next: Mood) => (mood = next),
    async listen() {
      server = create();
      await new Promise<void>((resolve) => server?.listen(port, "127.0.0.1", resolve));
      ({ port } = server.server.address() as AddressInfo);
    },
    async close() {
      const closing = server;
      if (closing) await new Promise<void>((resolve) => closing.close(() => resolve()));
    },
  };

  function create() {
    const sockets = new Map<number, Socket>();
    const made = new SMTPServer({
      authOptional: true,
      closeTimeout: 50,
      disabledCommands: ["STARTTLS"],
      onRcptTo({ address }, _session, done) {
        const code = rejects(address) ? CODES.refusing : CODES[mood];
        const error = code && Object.assign(new Error("not taken"), { responseCode: code });
        setTimeout(() => (error ? done(error) : done()), mood === "slow" ? SLOW_MS : 0);
      },
      onData(stream, { remotePort, envelope }, done) {
        let raw = "";
        stream.on("data", (bytes: Buffer) => (raw += bytes.toString("latin1")));
        stream.on("end", () => {
          if (mood === "dropping") return sockets.get(remotePort)?.destroy();
          taken.push(/^message-id: *(\S+)/im.exec(raw)?.[1] ?? "none");
          recipients.push(...envelope.rcptTo.map(({ address }) => address));
          done();
        });
      },
    });
    made.server.on("connection", (socket: Socket) => {
      sockets.set(socket.remotePort ?? 0, socket);
    });
    made.on("error", () => {});
    return made;
  }
}

export type MailServer = ReturnType<typeof createMailServer>;
