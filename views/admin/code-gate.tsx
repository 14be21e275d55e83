import type { ReactNode } from "react";
import { consolePaths } from "../../src/paths";
import { consoleCopy } from "../content/console/console";
import { Field } from "../ui/field";
import { Labeled } from "./labeled";

const { code } = consoleCopy;

/** Whether the admin has an authenticator app, and must give its code again. */
export type Gate = { hasFactor: boolean; needsCode: boolean };

/** The field for a code of the authenticator app. */
export function CodeField(): ReactNode {
  return (
    <Labeled name="code" label={code.label}>
      <Field
        id="code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="\d{6}"
        maxLength={6}
        className="max-w-50"
        required
      />
    </Labeled>
  );
}

/** The end of a form for an act that needs a recent code: the field for it if need be, and the button. */
export function CodeGate({
  hasFactor,
  needsCode,
  children,
}: Gate & { children: ReactNode }): ReactNode {
  if (hasFactor)
    return (
      <>
        {needsCode && <CodeField />}
        {children}
      </>
    );
  return (
    <p className="max-w-measure">
      {code.noFactor}{" "}
      <a className="text-teal underline underline-offset-4" href={consolePaths.account.path}>
        {code.add}
      </a>
    </p>
  );
}
