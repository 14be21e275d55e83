import { expect, test } from "bun:test";
import { createLog, sinkInto } from "../../src/log";

const line = { id: "id", method: "GET", route: "/", status: 200, ms: 1 };

test("an unread log uses a few megabytes at most and continues when it is read", async () => {
  let length = 0;
  let gone = Promise.withResolvers<number>();
  const output = {
    write: (text: string) => {
      length += text.length;
      return gone.promise;
    },
    flush: () => gone.promise,
  };
  const log = createLog(sinkInto(output));
  for (let count = 0; count < 200_000; count++) log.request(line);
  log.flush();
  expect(length).toBeGreaterThan(8_000_000);
  expect(length).toBeLessThan(9_000_000);
  gone.resolve(0);
  await Bun.sleep(0);
  gone = Promise.withResolvers();
  length = 0;
  log.request(line);
  log.flush();
  expect(length).toBeGreaterThan(50);
});
