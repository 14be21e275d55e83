import { expect, test } from "bun:test";
import { alderbrookClinics } from "../../../views/content/demo/alderbrook-clinics";
import { dealDay, dealDays } from "../../../views/content/demo/calendar";
import { clockTime } from "../../../views/content/demo/call";
import { corvidPay } from "../../../views/content/demo/corvid-pay";
import { type Deal, demoDeal } from "../../../views/content/demo-deal";

const quoted = [corvidPay, alderbrookClinics];
const deals: readonly Deal[] = [demoDeal, ...quoted];

test("each deal's changed fields agree with the rest of it", () => {
  for (const { account, people, competitor, fieldChanges } of deals) {
    const change = (name: string) => fieldChanges.find(({ field }) => field === name);
    const buyer = people.stakeholders.find(({ stance }) => stance === "Economic buyer");
    expect([change("Stage")?.from, change("Stage")?.to]).toEqual(Object.values(account.stage));
    expect(change("Competitor")?.to).toBe(competitor);
    expect(change("Signer")?.to).toBe(`${buyer?.name}, ${buyer?.role}`);
  }
});

test("no name is used in two deals", () => {
  const names = deals.flatMap(({ account, competitor, people }) => [
    account.name,
    competitor,
    ...[people.rep, ...people.stakeholders].flatMap(({ name }) => name.split(" ")),
  ]);
  expect(names.length).toBe(new Set(names).size);
});

test("a deal has six quotes in order, two with a card, and each changed field comes from one", () => {
  for (const { quotes, fieldChanges, call } of quoted) {
    const times = quotes.map(({ at }) => clockTime(at));
    expect(times).toEqual([...new Set(times)].toSorted());
    expect(times.length).toBe(6);
    expect((times.at(-1) ?? "") < call.duration).toBe(true);
    const withCard = quotes.filter(({ card }) => card);
    expect(withCard.length).toBe(2);
    for (const { text, cue } of withCard) expect(text).toContain(cue ?? "no cue");
    expect(quotes.flatMap(({ changes = [] }) => changes).toSorted()).toEqual(
      fieldChanges.map(({ field }) => field).toSorted(),
    );
  }
});

test("what is said, changed and promised in a deal agrees on names and days", () => {
  for (const { quotes, fieldChanges, followUp, people } of quoted) {
    const texts = quotes.map(({ text }) => text).join(" ");
    const [signer] = fieldChanges.find(({ field }) => field === "Signer")?.to.split(",") ?? [];
    expect(texts).toContain(signer ?? "no signer");
    expect(followUp.body).toContain(people.stakeholders[0]?.name.split(" ")[0] ?? "no buyer");
    expect(followUp.body).toEndWith(people.rep.name.split(" ")[0] ?? "no rep");
  }
  for (const text of [corvidPay.quotes.at(-1)?.text, corvidPay.followUp.body])
    expect(text).toContain(dealDay("corvidReview", "weekday"));
  const amount = `$${alderbrookClinics.account.amount.toLocaleString("en-US")}`;
  expect(alderbrookClinics.followUp.body).toContain(`${amount} at $88,000 a year`);
  expect(alderbrookClinics.account.amount).toBe(3 * 88_000);
});

test("a day that is said by its weekday is within a week of the call", () => {
  const days = (from: keyof typeof dealDays, to: keyof typeof dealDays) =>
    (Date.parse(dealDays[to]) - Date.parse(dealDays[from])) / 86_400_000;
  expect(days("corvidCall", "corvidReview")).toBeLessThan(7);
  expect(days("alderbrookCall", "alderbrookReport")).toBeLessThan(7);
  // "a week before" the renewal
  expect(days("corvidSignature", "corvidRenewal")).toBe(7);
});
