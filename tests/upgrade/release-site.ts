import { join } from "node:path";

/** The public address in links, whatever the port. */
export const SITE_URL = "http://genie.test";

type Settings = Record<string, string>;

/** A built release run from its folder: the site as a process, and its commands. */
export function openRelease(folder: string, settings: Settings) {
  const env = { PATH: process.env["PATH"] ?? "", SITE_URL, ...settings };
  const spawn = (words: string[], more: Settings) => {
    const child = Bun.spawn([process.execPath, ...words], {
      cwd: folder,
      env: { ...env, ...more },
      stdio: ["ignore", "pipe", "inherit"],
    });
    process.on("exit", () => child.kill());
    return child;
  };

  /** Runs `.build/NAME.js`, or a script given by `-e`; returns its output. */
  async function operate(...words: string[]): Promise<string> {
    const [name = "", ...rest] = words;
    const child = spawn(name === "-e" ? words : [join(".build", `${name}.js`), ...rest], {});
    const output = await new Response(child.stdout).text();
    if ((await child.exited) !== 0) throw new Error(`${words.join(" ")} failed: ${output}`);
    return output;
  }

  async function start(more: Settings = {}) {
    const child = spawn([".build/server.js"], { PORT: "0", ...more });
    const output = child.stdout.getReader();
    let log = "";
    let port: string | undefined;
    while (port === undefined) {
      const { value, done } = await output.read();
      if (done) throw new Error(`The release does not start: ${log}`);
      log += new TextDecoder().decode(value);
      port = /"event":"listening".*"port":(\d+)/.exec(log)?.[1];
    }
    // An unread log would block it.
    void (async () => {
      while (!(await output.read()).done);
    })();
    const stop = async () => {
      child.kill("SIGTERM");
      await child.exited;
    };
    return { ...callers(`http://127.0.0.1:${port}`), stop };
  }

  return { start, operate };
}

export type Site = ReturnType<typeof callers>;

/** Functions that call a site as programs, browsers and supabase-js do. */
export function callers(address: string) {
  const send = async (path: string, init: RequestInit): Promise<Response> => {
    const answer = await fetch(`${address}${path}`, { redirect: "manual", ...init });
    if (answer.status >= 400) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  return {
    get: (path: string, token?: string) =>
      send(path, token === undefined ? {} : { headers: { Authorization: `Bearer ${token}` } }),
    json: (path: string, body: object) =>
      send(path, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      }),
    form: (path: string, fields: Record<string, string>) =>
      send(path, {
        method: "POST",
        headers: { Origin: SITE_URL },
        body: new URLSearchParams(fields),
      }),
    async auth<Answer>(path: string, body: object, token?: string): Promise<Answer> {
      const answer = await send(`/auth/v1${path}`, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
      });
      return (answer.status === 204 ? undefined : await answer.json()) as Answer;
    },
  };
}
