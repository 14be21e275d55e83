import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A mail server as a process of its own: prints its port, takes every message, and on SIGTERM prints how many there were. */
const messages = new Set<string>();
let arrived = 0;

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(stream, _session, done) {
    let head = "";
    stream.on("data", (bytes: Buffer) => {
      if (head.length < 4096) head += bytes.toString("latin1");
    });
    stream.on("end", () => {
      arrived++;
      messages.add(/^message-id: *(\S+)/im.exec(head)?.[1] ?? "");
      done();
    });
  },
});
server.listen(0, "127.0.0.1", () => {
  process.stdout.write(`${(server.server.address() as AddressInfo).port}\n`);
});
process.on("SIGTERM", () => {
  process.stdout.write(`${arrived} ${messages.size}\n`, () => process.exit(0));
});
