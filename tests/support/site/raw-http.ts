import { connect } from "node:net";

export type RawResponse = { status: number; headers: Headers; body: Buffer };

/** Sends one request on a new connection as raw bytes, so that no client decodes or corrects anything. */
export async function requestRaw(
  port: number,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body = "",
): Promise<RawResponse> {
  const all = { Host: `127.0.0.1:${port}`, Connection: "close", ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const socket = connect(port, "127.0.0.1");
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${body}`);
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part);
  return parseResponse(Buffer.concat(parts));
}

function parseResponse(bytes: Buffer): RawResponse {
  const end = bytes.indexOf("\r\n\r\n");
  const [statusLine = "", ...lines] = bytes.subarray(0, end).toString("latin1").split("\r\n");
  const headers = new Headers();
  for (const line of lines) headers.append(line.split(":", 1)[0] ?? "", line.replace(/^.*?:/, ""));
  const sent = bytes.subarray(end + 4);
  const isChunked = headers.get("transfer-encoding") === "chunked";
  return {
    status: Number(statusLine.split(" ")[1]),
    headers,
    body: isChunked ? joinChunks(sent) : sent,
  };
}

function joinChunks(sent: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; ;) {
    const lineEnd = sent.indexOf("\r\n", at);
    const size = Number.parseInt(sent.subarray(at, lineEnd).toString("latin1"), 16);
    if (!(size > 0)) return Buffer.concat(parts);
    parts.push(sent.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
}
