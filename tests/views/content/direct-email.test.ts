import { expect, test } from "bun:test";
import { renderToString } from "react-dom/server";
import { operator } from "../../../views/content/operator";
import { DirectEmail } from "../../../views/pages/contact/page";

test("the contact page names the operator's email address once it is set", () => {
  const byDefault = renderToString(DirectEmail({}));
  expect(byDefault === "").toBe(operator.contactEmail === undefined);
  expect(renderToString(DirectEmail({ address: "sales@example.com" }))).toContain(
    'href="mailto:sales@example.com">sales@example.com</a>',
  );
});
