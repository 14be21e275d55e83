import { expect, test } from "bun:test";
import {
  cpSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { filesOf, openNoticed, replay, signUpOf } from "../../support/database/journal-files";
import { tempFolder } from "../../support/temp";

const names = Array.from({ length: 20 }, (_, n) => `p${n}`);

/** Returns a data folder as a killed process leaves it, and the path of its journal's only file. */
async function filesOfKilled(): Promise<{ folder: string; path: string }> {
  const [running, folder] = [tempFolder(), tempFolder()];
  const { journal } = openNoticed(running);
  for (const name of names) await journal.append([signUpOf(name)]);
  cpSync(running, folder, { recursive: true });
  await journal.close();
  const [path = ""] = filesOf(folder);
  return { folder, path };
}

const tails: Record<string, (path: string, lastLine: number) => void> = {
  "lacks its end": (path) => truncateSync(path, statSync(path).size - 1),
  "lacks most of its last line": (path, lastLine) => truncateSync(path, lastLine + 1),
  "ends with zeros": (path, lastLine) => {
    truncateSync(path, lastLine);
    truncateSync(path, lastLine + 5_000);
  },
};
for (const [what, tear] of Object.entries(tails))
  test(`a file that ${what}, as after a crash, is cut at its last whole line, which is logged`, async () => {
    const { folder, path } = await filesOfKilled();
    const lastLine = readFileSync(path, "latin1").trimEnd().lastIndexOf("\n") + 1;
    tear(path, lastLine);
    const { journal, notices } = openNoticed(folder);
    await journal.append([signUpOf("new")]);
    expect(await replay(journal)).toEqual([...names.slice(0, -1), "new"]);
    expect(notices).toMatchObject([{ kind: "tail cut", name: "00000001.jsonl" }]);
    expect(filesOf(folder).map((file) => statSync(file).size)).toContain(lastLine);
    await journal.close();
  });

const damages: Record<string, (bytes: Buffer, line: (n: number) => number) => Buffer> = {
  "one wrong bit": (bytes, line) => {
    bytes.writeUInt8(bytes.readUInt8(line(4) + 30) ^ 1, line(4) + 30);
    return bytes;
  },
  "garbage at its start": (bytes, line) => bytes.fill(7, 0, line(2)),
  "zeros in the middle": (bytes, line) => bytes.fill(0, line(9), line(11) - 1),
  "a line that is half erased": (bytes, line) => bytes.fill(" ", line(5), line(5) + 50),
  "a missing part": (bytes, line) =>
    Buffer.concat([bytes.subarray(0, line(3) + 9), bytes.subarray(line(8) + 9)]),
  "lines of garbage only": (bytes) => bytes.fill("\x07\n"),
};
for (const [what, damage] of Object.entries(damages))
  test(`a file with ${what} is set aside and logged, and its whole lines are saved first`, async () => {
    const { folder, path } = await filesOfKilled();
    const lines = readFileSync(path, "latin1").split("\n");
    const line = (n: number) => lines.slice(0, n).join("\n").length + (n > 0 ? 1 : 0);
    const damaged = damage(Buffer.from(readFileSync(path)), line);
    writeFileSync(path, damaged);
    // As left by a crash while the file was set aside.
    writeFileSync(join(dirname(path), "00000001.unfinished"), "half a line", { mode: 0o600 });
    const whole = damaged
      .toString("latin1")
      .split("\n")
      .filter((one) => lines.includes(one));
    const { journal, notices } = openNoticed(folder);
    const expected = names.filter((name) => whole.some((one) => one.includes(`"${name}@`)));
    expect(await replay(journal)).toEqual(expected);
    expect(notices).toMatchObject([{ kind: "set aside", recovered: expected.length }]);
    const [aside = ""] = filesOf(folder).filter((file) => file.includes(".damaged-"));
    expect(readFileSync(aside).equals(damaged)).toBe(true);
    for (const file of filesOf(folder)) expect(statSync(file).mode & 0o777).toBe(0o600);
    const again = openNoticed(folder);
    expect(await replay(again.journal)).toEqual([]);
    expect(again.notices).toEqual([]);
  });

const removals: Record<string, (path: string) => void> = {
  "its file is deleted": (path) => rmSync(path),
  "its folder is deleted": (path) => rmSync(dirname(path), { recursive: true }),
  "the data folder is moved away": (path) =>
    renameSync(dirname(dirname(path)), `${dirname(dirname(path))}-moved`),
  "an empty file takes its place": (path) => {
    writeFileSync(`${path}.new`, "");
    renameSync(`${path}.new`, path);
  },
};
for (const [what, remove] of Object.entries(removals))
  test(`a journal keeps all its entries when ${what} while it is open, and logs it once`, async () => {
    const folder = join(tempFolder(), "data");
    const { journal, notices } = openNoticed(folder);
    for (const name of names) await journal.append([signUpOf(name)]);
    expect(await replay(journal, 5)).toEqual(names.slice(0, 5));
    remove(filesOf(folder)[0] ?? "");
    await journal.append([signUpOf("during")]);
    await journal.append([signUpOf("after")]);
    expect(notices).toEqual([{ kind: "replaced", recovered: names.length + 1 }]);
    expect(journal.countPending()).toBe(names.length - 5 + 2);
    // What the next process would find after a crash.
    const copy = join(tempFolder(), "data");
    cpSync(folder, copy, { recursive: true });
    const all = [...names, "during", "after"];
    expect(await replay(openNoticed(copy).journal)).toEqual(all);
    expect(await replay(journal)).toEqual(all.slice(5));
    expect(journal.countPending()).toBe(0);
    await journal.close();
  });

test("an open file that is cut off is logged, and what is appended from then on is kept", async () => {
  const folder = tempFolder();
  const { journal, notices } = openNoticed(folder);
  for (const name of names) await journal.append([signUpOf(name)]);
  truncateSync(filesOf(folder)[0] ?? "", 0);
  await journal.append([signUpOf("during")]);
  await journal.append([signUpOf("after")]);
  expect(notices).toEqual([{ kind: "replaced", recovered: 1 }]);
  expect(new Set(await replay(journal))).toEqual(new Set(["during", "after"]));
  await journal.close();
});
