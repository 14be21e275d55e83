import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A mail server to run as a process: prints its port, accepts every message, and prints their number on SIGTERM. */
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
