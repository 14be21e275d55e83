import type { ReactNode } from "react";
import { paths } from "../../src/paths";
import { policySentence } from "../content/forms";

/** The sentence about the privacy policy, after the form's own note about the data. */
export function PolicyLink(): ReactNode {
  return (
    <>
      {policySentence.before}{" "}
      <a className="underline underline-offset-4" href={paths.legalPrivacy.path}>
        {policySentence.link}
      </a>
      .
    </>
  );
}
