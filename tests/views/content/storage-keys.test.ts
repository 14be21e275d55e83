import { expect, test } from "bun:test";
import { storageKeys } from "../../../views/content/storage-keys";
import { CHAT_KEY, OPEN_KEY } from "../../../views/content/storage-keys";

/** Everything that can store data in a browser. supabase-js does so inside its package. */
const STORES = /\b(?:localStorage|sessionStorage|indexedDB|caches|cookieStore|document\.cookie)\b/;

const NAMES: Record<string, string> = { CHAT_KEY, OPEN_KEY };

test("only the chat stores anything in the browser, under keys that the cookie page lists", async () => {
  const listed = storageKeys.map(({ key }): string => key);
  const storing: string[] = [];
  for (const file of new Bun.Glob("views/**/*.{ts,tsx}").scanSync(".")) {
    const code = (await Bun.file(file).text()).replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, "");
    if (!STORES.test(code)) continue;
    storing.push(file);
    for (const [, name = ""] of code.matchAll(/\.setItem\(\s*([^,\s]+)/g))
      expect(listed).toContain(NAMES[name] ?? name);
  }
  // The second only checks whether an island must be hydrated at once.
  expect(storing.toSorted()).toEqual([
    "views/islands/chat/chat-memory.ts",
    "views/islands/wake.ts",
  ]);
});
