import { expect, test } from "bun:test";
import { storableLine } from "../../src/forms/fields";

const marks = (number: number) => "\u0315\u0300".repeat(number / 2);

test("text is normalized to NFC", () => {
  expect(storableLine.parse("e\u0301t\u00e9")).toBe("\u00e9t\u00e9");
  expect(storableLine.parse(`a${marks(30)}`)).toBe(`a${marks(30)}`.normalize("NFC"));
});

test("text with endless combining marks is stored as sent, without normalizing", () => {
  const text = `e\u0301 a${marks(32)}`;
  expect(storableLine.parse(text)).toBe(text);
  expect(text.normalize("NFC")).not.toBe(text);
});

test("only combining marks make normalizing slow", () => {
  const waits: string[] = [];
  for (let point = 0; point <= 0x10_ffff; point++) {
    const character = String.fromCodePoint(point);
    if (/[\p{M}\p{C}]/u.test(character)) continue;
    if (!`a\u0315${character}`.normalize("NFD").startsWith("a\u0315")) waits.push(character);
  }
  expect(waits).toEqual([]);
});
