import { HtmlValidate, StaticConfigLoader } from "html-validate";

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
    rules: {
      // All scripts are ours, and their names contain their hash.
      "require-sri": "off",
      // A form's only button submits it, which is a button's default.
      "no-implicit-button-type": "off",
    },
  }),
);

/** What html-validate reports about a page. */
export function findHtmlFaults(html: string): string[] {
  const { results } = validator.validateStringSync(html);
  return results.flatMap((result) =>
    result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector}`),
  );
}
