import { Hono } from "hono";
import { z } from "zod";
import { escapeJson } from "../plain-text";
import { consent } from "../../views/content/newsletter-consent";
import { preferences as copy, type PreferenceNotice } from "../../views/content/preferences";
import { preferencesRequestPage } from "../../views/pages/preferences/page";
import type { PreferencesState } from "../../views/forms/preferences/preferences-panel";
import { mailedField } from "../mail/links/mailed-field";
import { respondToChange, respondToOwner, noticeOf, showPreferences } from "./respond";
import type { App, Context } from "../context";
import { endpoints, paths } from "../paths";
import { privateHeaders } from "../http/headers";
import { bodyType, validateBody } from "../forms/parse";
import { refuse } from "../http/refuse";
import { showPage } from "../http/show-page";

const { path } = paths.preferences;

const token = z.string();
const change = z.union([
  z.object({ token, change: z.enum(["leave", "join"]), id: z.uuid() }),
  z.object({ token, change: z.literal("leave-all"), id: z.undefined().optional() }),
]);

const evidence = {
  how: "preferences",
  page: path,
  sentence: copy.sentence,
  privacyVersion: consent.privacyVersion,
} as const;

/**
 * The preferences page: an address's lists and stored data, for anyone with a link that was mailed to it. A GET changes
 * nothing. Without a link, it shows the form that requests one.
 */
export const preferences = new Hono<App>()
  .get(path, (c) => {
    const sent = mailedField(c.req.url, "token");
    const { done } = c.req.query();
    if (sent === undefined) return showRequestPage(c, done !== undefined);
    return respondToOwner(c, sent, async (address) => {
      const state = await readState(c, address, sent, noticeOf(done));
      const isErased = done === "erased" && state.lists.length === 0;
      const hasAccount = state.counts.account > 0;
      return showPreferences(c, isErased ? { status: "erased", hasAccount } : state);
    });
  })
  .get(endpoints.preferencesErase, (c) => {
    const sent = mailedField(c.req.url, "token") ?? "";
    return respondToOwner(c, sent, async (address) => {
      const { counts } = await c.env.preferences.read(address);
      return showPreferences(c, { status: "erasing", email: address, token: sent, counts });
    });
  })
  .get(endpoints.preferencesData, (c) =>
    respondToOwner(c, mailedField(c.req.url, "token") ?? "", async (address) => {
      const type = "application/json; charset=utf-8";
      const all = JSON.stringify(await c.env.preferences.readAll(address), null, 2);
      return c.body(escapeJson(all), 200, { ...privateHeaders, "Content-Type": type });
    }),
  )
  .post(path, validateBody(change, refuseForm), (c) => {
    const { token: sent, change: asked, id } = c.req.valid(bodyType(c) ?? "form");
    return respondToOwner(c, sent, async (address) => {
      const outcome =
        asked === "join"
          ? await c.env.preferences.join(address, id, evidence)
          : await c.env.preferences.leave(address, id, evidence);
      if (outcome === "journaled")
        return respondToChange(c, sent, "journaled", () =>
          Promise.resolve({ status: "journaled" }),
        );
      const notice = outcome === "gone" ? "unknown" : NOTICES[asked];
      return respondToChange(c, sent, notice, () => readState(c, address, sent, notice));
    });
  })
  .post(endpoints.preferencesErase, validateBody(z.object({ token }), refuseForm), (c) => {
    const { token: sent } = c.req.valid(bodyType(c) ?? "form");
    return respondToOwner(c, sent, async (address) => {
      const { counts } = await c.env.preferences.read(address);
      await c.env.preferences.erase(address);
      const state = { status: "erased", hasAccount: counts.account > 0 } as const;
      return respondToChange(c, sent, "erased", () => Promise.resolve(state));
    });
  });

function refuseForm(c: Context): Response {
  return refuse(c, "bad_form");
}

const NOTICES = { leave: "left", join: "joined", "leave-all": "leftAll" } as const;

async function readState(
  c: Context,
  address: string,
  sent: string,
  notice: PreferenceNotice | undefined,
): Promise<Extract<PreferencesState, { status: "shown" }>> {
  const read = await c.env.preferences.read(address);
  return { status: "shown", email: address, token: sent, ...read, notice };
}

function showRequestPage(c: Context, isDone: boolean): Response {
  const props = { path, ...(isDone && { form: { status: "done" } as const }) };
  return showPage(c, preferencesRequestPage, props, 200, privateHeaders);
}
