import { expect, test } from "bun:test";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { paths } from "../../../src/paths";
import { confirmEmail } from "../../../views/content/emails";
import { comingSoon, newsletterForm, notifyForm } from "../../../views/content/forms";
import { formNotices } from "../../../views/content/form-notices";
import { waitlistForm } from "../../../views/content/waitlist";
import { NewsletterForm } from "../../../views/forms/newsletter-form";
import { ContactForm } from "../../../views/forms/contact-form";
import { NewLinkForm } from "../../../views/forms/new-link-form";
import { NotifyForm } from "../../../views/forms/notify-form";
import { WaitlistForm } from "../../../views/forms/waitlist-form";
import type { FormState } from "../../../views/forms/form-state";

const newsletter = (state: FormState): string =>
  renderToString(createElement(NewsletterForm, { state }));

test("notices have their exact wording", () => {
  expect(formNotices.missing.email).toBe("Please enter your email address");
  expect(formNotices.missing.consent).toBe(
    "Please agree to receive emails and accept the Privacy Policy",
  );
  expect(newsletterForm.failed).toBe("Failed to subscribe");
  expect(newsletterForm.networkFailed).toBe("Failed to subscribe. Please try again.");
  expect(newsletterForm.success.title).toBe("Success! 🎉");
  expect(notifyForm.failed).toBe("Sorry, something went wrong. Please try again.");
  expect(notifyForm.success.text).toBe("Thanks! We'll notify you when this feature is ready.");
  expect(waitlistForm.failed).toBe("Sorry, something went wrong. Please try again.");
  expect(waitlistForm.networkFailed).toBe("Sorry, something went wrong. Please try again.");
  expect(waitlistForm.success.text).toBe("You're on the beta list. Watch your inbox!");
  expect(waitlistForm.submit).toBe("Request invite");
  expect(waitlistForm.note).toBe("We'll only email you about the beta. Unsubscribe anytime.");
});

test("text about upcoming features works in singular and plural", () => {
  const links = { confirm: "/c", leave: "/l", preferences: "/p" };
  for (const { title } of Object.values(paths)) {
    const { subject, paragraphs } = confirmEmail({ list: "notify", feature: title }, links);
    for (const words of [
      comingSoon.text(title),
      comingSoon.description(title),
      subject,
      ...paragraphs,
    ])
      expect(words).not.toMatch(new RegExp(`${title} (is|are|has)\\b`));
  }
});

test("a refused sign-up keeps what was typed, marks the field and shows the error beside it", () => {
  const html = newsletter({
    status: "failed",
    message: formNotices.missing.email,
    problems: { email: formNotices.missing.email },
    values: { email: "ann@", consent: "yes" },
  });
  expect(html).toContain('value="ann@"');
  expect(html).toContain('checked=""');
  expect(html).toMatch(
    /type="email"[^>]*aria-invalid="true"[^>]*aria-describedby="newsletter-form-email-problem"/,
  );
  expect(html).toMatch(
    /role="alert".*<b[^>]*>Error<\/b> <span id="newsletter-form-email-problem">Please enter your email address</,
  );
  expect(html).toContain('data-notice=""></div>');
});

test("an error without a visible field is shown above the button", () => {
  const message = "The source is wrong.";
  const html = newsletter({ status: "failed", message, problems: { source: message }, values: {} });
  expect(html).toMatch(/data-notice=""><p[^>]*role="alert".*The source is wrong\./);
});

test("a successful sign-up clears the fields and shows the notice", () => {
  const html = newsletter({ status: "done" });
  expect(html).not.toContain('checked=""');
  expect(html).not.toMatch(/type="email"[^>]*value=/);
  expect(html).toMatch(/role="status"[^>]*>.*Success! 🎉/);
});

test("every form links to the privacy policy", () => {
  const forms = [
    createElement(NewsletterForm, {}),
    createElement(NotifyForm, { title: "Scroll", path: "/solutions/scroll" }),
    createElement(WaitlistForm, { title: "Private Beta", feature: "" }),
    createElement(ContactForm, { topic: "sales", isAnswered: true }),
    createElement(NewLinkForm, {}),
  ];
  for (const form of forms)
    expect(renderToString(form)).toContain(`href="${paths.legalPrivacy.path}"`);
});

test("the notify form names its feature as the source, escaped", () => {
  const title = 'Scroll "2" <b>';
  const html = renderToString(createElement(NotifyForm, { title, path: "/coming-soon" }));
  expect(html).toContain('name="source" value="coming-soon:Scroll &quot;2&quot; &lt;b&gt;"');
  expect(html).not.toContain('Scroll "2" <b>');
});
