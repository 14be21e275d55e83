import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import type { AddressInfo, Socket } from "node:net";

export type SmtpOptions = SMTPServerOptions;

/** A received message: its unfolded header fields, and its text without soft line breaks. */
export type Arrived = {
  to: string[];
  /** The bounce address, and the requested delivery reports. */
  envelope: { from: string; dsn: object };
  fields: Map<string, string>;
  text: string;
};

/** Starts a mail server. `refuse` may return a reply code, or a reply, for a recipient; `more` are options of smtp-server. */
export async function startSmtp(
  refuse: (address: string) => number | { code: number; text: string } | undefined = () =>
    undefined,
  at = 0,
  more: SmtpOptions = {},
) {
  const sockets = new Set<Socket>();
  const arrived: Arrived[] = [];
  const server = new SMTPServer({
    authOptional: true,
    // Pools keep their connections open; do not wait for those.
    closeTimeout: 50,
    disabledCommands: ["STARTTLS"],
    hideDSN: false,
    // Messages must work without SMTPUTF8.
    hideSMTPUTF8: true,
    onRcptTo({ address }, _session, done) {
      const refused = refuse(address);
      if (refused === undefined) return done();
      const { code, text } =
        typeof refused === "number" ? { code: refused, text: "not taken" } : refused;
      done(Object.assign(new Error(text), { responseCode: code }));
    },
    onData(stream, session, done) {
      let raw = "";
      stream.on("data", (bytes: Buffer) => (raw += bytes.toString("latin1")));
      stream.on("end", () => {
        const { mailFrom, rcptTo, dsn } = session.envelope;
        arrived.push({
          to: rcptTo.map(({ address }) => address),
          envelope: {
            from: mailFrom === false ? "" : mailFrom.address,
            dsn: { ...dsn, notify: rcptTo[0]?.dsn?.notify },
          },
          ...read(raw),
        });
        done();
      });
    },
    ...more,
  });
  server.on("error", () => {});
  server.server.on("connection", (socket: Socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(at, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    /** Closes every connection without a reply. */
    hangUp: () => sockets.forEach((socket) => socket.destroy()),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function read(raw: string): Pick<Arrived, "fields" | "text"> {
  const head = raw.slice(0, raw.indexOf("\r\n\r\n")).replaceAll(/\r\n[ \t]+/g, " ");
  const fields = new Map(
    head.split("\r\n").map((line) => {
      const [name = "", ...value] = line.split(": ");
      return [name.toLowerCase(), value.join(": ")];
    }),
  );
  return { fields, text: decode(raw) };
}

/** Decodes the parts that are quoted-printable (RFC 2045 §6.7): in others, a token after "=" is text. */
function decode(raw: string): string {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1];
  return (boundary === undefined ? [raw] : raw.split(`--${boundary}`))
    .map((part) =>
      /^content-transfer-encoding: quoted-printable/im.test(part)
        ? part
            .replaceAll("=\r\n", "")
            .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) =>
              String.fromCharCode(Number.parseInt(hex, 16)),
            )
        : part,
    )
    .join("");
}

/** Returns the token in a message's link to one of the site's addresses. */
export function tokenIn({ text }: Arrived, address: string): string {
  return new RegExp(`${address}\\?token=([\\w.-]+)`).exec(text)?.[1] ?? "";
}
