import { expect, test } from "bun:test";
import { readEnvironment } from "../../src/env";
import {
  answersContact,
  readTeamAddresses,
  teamAddressesOf,
  unansweredSubjects,
} from "../../src/mail/team-addresses";
import { messageEmails } from "../../views/content/emails";
import { contactForm, contactPage } from "../../views/content/contact";
import type { FormState } from "../../views/forms/form-state";
import { contact } from "../../views/pages/contact/page";
import { serverFacts } from "../../src/pages/server-facts";
import { paths } from "../../src/paths";
import { renderToString } from "react-dom/server";
import { withinReplyTime } from "../../views/content/operator";

test("a single address gets every contact message and no list requests", () => {
  const teamFor = readTeamAddresses(" team@genie.test ");
  expect(teamFor?.("sales")).toBe("team@genie.test");
  expect(teamFor?.("other")).toBe("team@genie.test");
  expect(teamFor?.("beta")).toBeUndefined();
});

test("a subject's own address replaces it", () => {
  const teamFor = readTeamAddresses("a@x.test, security=legal@x.test,beta = b@x.test");
  const subjects = ["sales", "security", "beta", "trial"] as const;
  expect(subjects.map((subject) => teamFor?.(subject))).toEqual([
    "a@x.test",
    "legal@x.test",
    "b@x.test",
    undefined,
  ]);
});

test("an invalid value aborts startup with an error that states the format but not the value", () => {
  for (const CONTACT_TO of [
    "nobody",
    "a@x.test,",
    "a@x.test,b@x.test",
    "beta=a@x.test,beta=b@x.test",
    "legal=a@x.test",
    "beta=",
    "=a@x.test",
    "beta=a@x.test\nBcc: eve@x.test",
    "a@x.test;b@x.test",
    "beta=a@x.test trial=b@x.test",
  ]) {
    expect({ CONTACT_TO, read: readTeamAddresses(CONTACT_TO) }).toEqual({
      CONTACT_TO,
      read: undefined,
    });
    expect(() => readEnvironment({ CONTACT_TO })).toThrow(
      /CONTACT_TO must be addresses such as .*each of sales, .*, beta, trial once$/,
    );
  }
  expect(readEnvironment({ CONTACT_TO: "" }).CONTACT_TO).toBeUndefined();
});

test("an answer is promised only if every contact message has a recipient", () => {
  expect(answersContact(teamAddressesOf(undefined))).toBe(false);
  expect(answersContact(teamAddressesOf("security=a@x.test"))).toBe(false);
  expect(answersContact(teamAddressesOf("a@x.test"))).toBe(true);
  expect(unansweredSubjects(teamAddressesOf("a@x.test"))).toEqual(["beta", "trial"]);
  const pageWhen = (isContactAnswered: boolean, form?: FormState) =>
    renderToString(
      contact.View({
        path: paths.contact.path,
        form,
        facts: { ...serverFacts, isContactAnswered },
      }),
    );
  const sent = { status: "done" } as const;
  const letterWhen = (isAnswered: boolean) =>
    JSON.stringify(
      messageEmails.contact({ topic: "call" }, { leave: "", preferences: "" }, isAnswered),
    );
  expect(pageWhen(true)).toContain(contactPage.after.example);
  expect(pageWhen(true, sent)).toContain(contactForm.done.nextAnswered());
  expect(letterWhen(true)).toContain("emails you the invite");
  for (const text of [pageWhen(false), pageWhen(false, sent), letterWhen(false)])
    expect(text).not.toMatch(/answer|repl(y|ies)/i);
});

test("a reply is promised within the operator's time, or without a time", () => {
  const facts = { social: [], subprocessors: [], certificates: [] };
  expect(withinReplyTime({ ...facts, replyWithin: "one business day" })).toBe(
    " within one business day",
  );
  expect(withinReplyTime(facts)).toBe("");
});
