import { consolePaths } from "../../src/paths";
import { consoleCopy } from "../content/console/console";
import { Button } from "../ui/button";
import { LabeledField } from "../ui/labeled";
import type { ConsoleView } from "./console-page";
import { CodeField, PostForm } from "./parts";

const { signIn, code } = consoleCopy;

/** The door of the console. What was typed stays, except the password. */
export const signInPage = (email = ""): ConsoleView => ({
  place: consolePaths.signIn,
  children: (
    <div className="max-w-100">
      <PostForm action={consolePaths.signIn.path}>
        <LabeledField
          name="email"
          label={signIn.email}
          type="email"
          autoComplete="username"
          defaultValue={email}
          required
        />
        <LabeledField
          name="password"
          label={signIn.password}
          type="password"
          autoComplete="current-password"
          required
        />
        <Button tone="primary">{signIn.action}</Button>
      </PostForm>
    </div>
  ),
});

/** Says why there is no console with accounts elsewhere. */
export const noConsolePage: ConsoleView = {
  place: consolePaths.signIn,
  children: <p className="max-w-measure">{signIn.ownAccounts}</p>,
};

/** Asks for the code after the password. */
export const codePage: ConsoleView = {
  place: consolePaths.code,
  children: (
    <PostForm action={consolePaths.code.path}>
      <CodeField />
      <Button tone="primary">{code.action}</Button>
    </PostForm>
  ),
};
