import { expect, test } from "bun:test";
import { navigation } from "../../views/content/navigation";
import { sectionIds } from "../../views/content/anchors";
import { findItemOfSection, findSectionInView } from "../../views/islands/header/section-in-view";

test("the section in view is the last whose top has reached 88 px", () => {
  const at = (top: number) =>
    findSectionInView(
      [
        { id: "hero", top: -600 },
        { id: "trust", top },
        { id: "problem", top: 700 },
      ],
      false,
    );
  expect(at(90)).toBe("hero");
  expect(at(88)).toBe("trust");
  expect(at(-20)).toBe("trust");
});

test("at the end of the page the last section is in view", () => {
  const tops = [
    { id: "faq", top: 20 },
    { id: "final-cta", top: 500 },
  ] as const;
  expect(findSectionInView(tops, false)).toBe("faq");
  expect(findSectionInView(tops, true)).toBe("final-cta");
});

test("sections map to the header's entries", () => {
  const names = navigation.map(({ name }): string => name);
  const told = sectionIds.map(findItemOfSection).filter((name) => name !== undefined);
  expect(names).toEqual(expect.arrayContaining(told));
  expect(findItemOfSection("hero")).toBe("Home");
});
