import { consolePaths } from "../../src/paths";
import { consoleCopy } from "../content/console/console";
import { Button } from "../ui/button";
import { Field } from "../ui/field";
import { CodeField } from "./code-gate";
import { consolePage } from "./console-page";
import { Labeled } from "./labeled";

const { signIn, code } = consoleCopy;

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
