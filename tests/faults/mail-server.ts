import type { AddressInfo, Socket } from "node:net";
import { SMTPServer } from "smtp-server";

/** A mail server's behavior: normal, slow, a temporary error, a permanent error, or a disconnect after the data but before the reply. */
type Behavior = "normal" | "slow" | "busy" | "refusing" | "dropping";

const SLOW_MS = 300;
const CODES: Partial<Record<Behavior, number>> = { busy: 451, refusing: 550 };

/**
 * Creates a mail server whose behavior can change, at the same address after each `listen`. `rejects` selects recipients that
 * it always rejects.
 */
export function createMailServer(rejects: (address: string) => boolean = () => false) {
  /** The Message-ID of each accepted message. */
  const taken: string[] = [];
  /** The recipient of each accepted message. */
  const recipients: string[] = [];
  let behavior: Behavior = "normal";
  let port = 0;
  let server: SMTPServer | undefined;

  return {
    taken,
    recipients,
    url: () => `smtp://127.0.0.1:${port}`,
    setBehavior: (next: Behavior) => (behavior = next),
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
        const code = rejects(address) ? CODES.refusing : CODES[behavior];
        const error = code && Object.assign(new Error("not taken"), { responseCode: code });
        setTimeout(() => (error ? done(error) : done()), behavior === "slow" ? SLOW_MS : 0);
      },
      onData(stream, { remotePort, envelope }, done) {
        let raw = "";
        stream.on("data", (bytes: Buffer) => (raw += bytes.toString("latin1")));
        stream.on("end", () => {
          if (behavior === "dropping") return sockets.get(remotePort)?.destroy();
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
