import { join } from "node:path";

const built = (name: string) => join(import.meta.dir, "../../../.build", `${name}.js`);

/** A command's whole environment, as in the container. */
export type Environment = Record<string, string>;

/** Runs a built command without a terminal, as `docker exec` does. */
export async function runBuilt(command: string, env: Environment, ...words: string[]) {
  const child = Bun.spawn([process.execPath, built(command), ...words], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  return readToEnd(child);
}

/** Waits for a process to end, and returns its exit code and all that it printed. */
export async function readToEnd(child: Bun.ReadableSubprocess) {
  const [output, errors] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  return { code: await child.exited, output, errors };
}

/** Runs it at a terminal and types `answer` at the prompt. */
export async function runAtTerminal(
  command: string,
  env: Environment,
  { question, answer }: { question: string; answer: string },
  ...words: string[]
) {
  let shown = "";
  const child = Bun.spawn([process.execPath, built(command), ...words], {
    env,
    terminal: {
      cols: 200,
      data(terminal, bytes) {
        const isNew = !shown.includes(question);
        shown += new TextDecoder().decode(bytes);
        if (isNew && shown.includes(question)) terminal.write(`${answer}\r`);
      },
    },
  });
  return { code: await child.exited, shown };
}
