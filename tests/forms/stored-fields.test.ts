import { expect, test } from "bun:test";
import { z } from "zod";
import { handleForm } from "../../src/forms/handle-form";
import { email, hiddenFields, line } from "../../src/forms/fields";
import { originFields } from "../../src/forms/origin";
import { contactForm } from "../../views/content/contact";
import { contact } from "../../views/pages/contact/page";

const schema = z.object({ email, phone: line(30), ...originFields, ...hiddenFields });
const view = () => ({
  page: contact,
  props: { path: "/contact" },
  form: () => null,
  doneAddress: "/contact",
  words: contactForm,
});

/** The type check fails if either of these is accepted. */
test("a field that no column stores is a type error", () => {
  const passedOn = handleForm({
    schema,
    view,
    kind: "waitlistEntry",
    row: (fields, received) => ({
      ...received,
      source: "",
      email: fields.email,
      // @ts-expect-error There is no column for the phone.
      phone: fields.phone,
    }),
  });
  const dropped = handleForm({
    schema,
    view,
    kind: "waitlistEntry",
    // @ts-expect-error The phone is not passed on.
    row: (fields, received) => ({ ...received, source: "", email: fields.email }),
  });
  expect([passedOn, dropped]).toBeArrayOfSize(2);
});
