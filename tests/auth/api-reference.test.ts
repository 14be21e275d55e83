import { expect, test } from "bun:test";
import { markdownPath, paths } from "../../src/paths";
import { OPENING_MS, openPglite } from "../support/database/databases";
import { runBun } from "../support/run-bun";
import { PASSWORD, startAuthOn } from "../support/site/auth";

const email = "ann@example.com";

/** Returns the first code block of this language in `text` that contains `words`. */
function blockOf(text: string, language: string, words: string): string {
  const blocks = [...text.matchAll(new RegExp(`\`\`\`${language}\n([^\`]*)\`\`\``, "g"))];
  const code = blocks.map(([, block = ""]) => block).find((block) => block.includes(words));
  if (code === undefined) throw new Error(`No ${language} with ${words}`);
  return code;
}

test(
  "the sign-in example opens a session, and the session function answers as shown",
  async () => {
    const site = await startAuthOn(await openPglite());
    await site.makeUser(email);
    const text = await (await site.request(markdownPath(paths.docsApi))).text();
    const server = Bun.serve({ port: 0, fetch: site.fetch });
    const code = `
      import { createClient } from "@supabase/supabase-js";
      const [SITE, email, password] = ${JSON.stringify([server.url.origin, email, PASSWORD])};
      ${blockOf(text, "js", "createClient")}
      const headers = { Authorization: "Bearer " + TOKEN };
      const response = await fetch(SITE + "/functions/v1/session", { headers });
      console.log(await response.text());
      process.exit();`;
    const { output } = await runBun(["-e", code]);
    await server.stop(true);
    const shown = JSON.parse(blockOf(text, "json", "isFactorMissing")) as { profile: object };
    const { profile, ...rest } = JSON.parse(output) as typeof shown;
    expect(rest).toEqual({ isAdmin: false, isFactorMissing: false });
    expect(Object.keys(profile)).toEqual(Object.keys(shown.profile));
    expect(profile).toMatchObject({ email, role: "user" });
  },
  OPENING_MS,
);
