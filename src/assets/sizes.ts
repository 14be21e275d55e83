import { brotliCompressSync } from "node:zlib";
import { paths } from "../paths";
import { createRenderer } from "../render";
import { pages } from "../routes/pages";
import { securityHeaders } from "../security-headers";
import type { EmittedFile } from "./emit";
import type { Manifest } from "./manifest";

/** Bytes on the wire, compressed with brotli. The first three are promises to visitors on slow lines. */
const LIMITS = {
  /** HTML, styles and answer headers of the home page. 14,600 is what the first round trip carries, and the aim. */
  homePage: 24_000,
  /** The one script that every page loads. */
  firstScript: 3_000,
  fonts: 30_000,
  /** React and all islands, asked for only after a visitor's sign. */
  islands: 80_000,
  /** The home page with its script and fonts. */
  homePageWhole: 60_000,
};

/** Prints every built file and the home page with their sizes. Throws an error that names each limit that was passed. */
export async function checkSizes(manifest: Manifest, files: EmittedFile[]): Promise<void> {
  const html = homeHtml(manifest);
  const headers = answerHeaderBytes(manifest.css);
  const homePage = brotliCompressSync(html).length + headers;
  const sum = (belongs: (address: string) => boolean) =>
    files
      .filter(({ address }) => belongs(address))
      .reduce((all, { brotliBytes }) => all + brotliBytes, 0);
  const firstScript = sum((address) => address === manifest.script);
  const fonts = sum((address) => manifest.fonts.includes(address));
  const islands = sum((address) => address.endsWith(".js")) - firstScript;
  const sizes = {
    homePage,
    firstScript,
    fonts,
    islands,
    homePageWhole: homePage + firstScript + fonts,
  };

  for (const { address, bytes, brotliBytes } of files) print(address, bytes, brotliBytes);
  print("home page with answer headers", html.length + headers, homePage);
  const passed = Object.entries(LIMITS).filter(
    ([name, limit]) => sizes[name as keyof typeof LIMITS] > limit,
  );
  for (const [name, limit] of Object.entries(LIMITS))
    process.stdout.write(`${name.padEnd(44)} ${sizes[name as keyof typeof LIMITS]} of ${limit}\n`);
  if (passed.length > 0)
    throw new Error(`Too large: ${passed.map(([name, limit]) => `${name} > ${limit}`).join(", ")}`);
}

function homeHtml(manifest: Manifest): Buffer {
  const home = pages.find((page) => page.place.path === paths.home.path);
  if (home === undefined) throw new Error("The home page is not among the pages");
  const html = createRenderer(manifest, "http://localhost:3000").page(home, { path: "/" });
  return Buffer.from(html);
}

/** The head of an HTTP/1.1 answer as a kept page has it; HTTP/2 sends less. */
function answerHeaderBytes(css: string): number {
  const rest =
    'HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\nCache-Control: no-cache\r\nVary: Accept-Encoding\r\nContent-Encoding: br\r\nETag: "0123456789abc-br"\r\nContent-Length: 12345\r\nDate: Thu, 01 Jan 1970 00:00:00 GMT\r\n\r\n';
  const lines = Object.entries(securityHeaders(css)).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return rest.length + lines.join("").length;
}

function print(name: string, bytes: number, brotliBytes: number): void {
  process.stdout.write(`${name.padEnd(44)} ${String(bytes).padStart(8)} → ${brotliBytes}\n`);
}
