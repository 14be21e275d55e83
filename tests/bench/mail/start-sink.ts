/** Starts `mail-sink.ts`. `stop` returns how many messages arrived, and how many different ones. */
export async function startSink() {
  const sink = Bun.spawn([process.execPath, "tests/bench/mail/mail-sink.ts"], { stdout: "pipe" });
  const output = sink.stdout.pipeThrough(new TextDecoderStream()).getReader();
  const { value: port = "" } = await output.read();
  return {
    url: `smtp://127.0.0.1:${port.trim()}`,
    async stop(): Promise<{ arrived: number; different: number }> {
      sink.kill("SIGTERM");
      const [arrived = 0, different = 0] = ((await output.read()).value ?? "")
        .split(" ")
        .map(Number);
      await sink.exited;
      return { arrived, different };
    },
  };
}
