import type { ReactNode } from "react";
import { consolePaths, paths } from "../../src/paths";
import { consoleCopy } from "../content/console";
import { Button } from "../ui/button";
import { Field } from "../ui/field";
import { consolePage } from "./console-page";

const { signIn, code } = consoleCopy;

/** A field with its label above it. */
export function Labeled(props: { name: string; label: ReactNode; children: ReactNode }): ReactNode {
  return (
    <div className="grid gap-2">
      <label htmlFor={props.name} className="font-bold text-ink">
        {props.label}
      </label>
      {props.children}
    </div>
  );
}

/** The door of the console. What was typed stays, except the password. */
export const signInPage = ({ email = "", problem }: { email?: string; problem?: string }) =>
  consolePage({
    place: consolePaths.signIn,
    notice: problem === undefined ? undefined : { tone: "error", text: problem },
    children: (
      <form method="post" action={consolePaths.signIn.path} className="grid max-w-100 gap-5">
        <Labeled name="email" label={signIn.email}>
          <Field
            id="email"
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={email}
            required
          />
        </Labeled>
        <Labeled name="password" label={signIn.password}>
          <Field
            id="password"
            name="password"
            type="password"
            autoComplete="current-password"
            required
          />
        </Labeled>
        <Button tone="primary">{signIn.action}</Button>
      </form>
    ),
  });

/** Says why there is no console with accounts elsewhere. */
export const noConsolePage = consolePage({
  place: consolePaths.signIn,
  children: <p className="max-w-measure">{signIn.ownAccounts}</p>,
});

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

/** Asks for the code after the password. */
export const codePage = (problem?: string) =>
  consolePage({
    place: consolePaths.code,
    notice: problem === undefined ? undefined : { tone: "error", text: problem },
    children: (
      <form method="post" action={consolePaths.code.path} className="grid max-w-100 gap-5">
        <CodeField />
        <Button tone="primary">{code.action}</Button>
      </form>
    ),
  });

/** Says that an act needs an authenticator app, and where to add one. */
export function NoFactor(): ReactNode {
  return (
    <p className="max-w-measure">
      {code.noFactor}{" "}
      <a className="text-teal underline underline-offset-4" href={paths.sessionTest.path}>
        {code.add}
      </a>
    </p>
  );
}
