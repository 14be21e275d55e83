import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { session } from "../../content/session";
import { FormNotice } from "../../partials/form-notice";
import { type Backend, connect } from "./backend";

/** Sets a new password after a recovery link was followed. */
export function RecoveryForm({ backend }: { backend: Backend }): ReactNode {
  const { title, label, submit, done } = session.recovery;
  const [isDone, setIsDone] = useState(false);
  const save = async (password: string) => {
    const { auth } = await connect(backend);
    const { error } = await auth.updateUser({ password });
    setIsDone(error === null);
    return error?.message;
  };
  if (isDone) return <FormNotice tone="success">{done}</FormNotice>;
  return (
    <OneField
      {...{ title, label, submit }}
      type="password"
      autoComplete="new-password"
      onSend={save}
    />
  );
}

/** Asks for a code when the account has a second factor that this session has not shown yet. */
export function SecondFactor({ backend, token }: { backend: Backend; token: string }): ReactNode {
  const { title, text, label, submit } = session.secondFactor;
  const [isAsked, setIsAsked] = useState(false);
  const { url, key } = backend;
  useEffect(() => {
    void connect({ url, key }).then(async ({ auth }) => {
      const { data } = await auth.mfa.getAuthenticatorAssuranceLevel();
      setIsAsked(data?.nextLevel === "aal2" && data.currentLevel === "aal1");
    });
  }, [url, key, token]);
  const check = async (code: string) => {
    const { auth } = await connect(backend);
    const { data } = await auth.mfa.listFactors();
    const factorId = data?.totp[0]?.id ?? "";
    const { error } = await auth.mfa.challengeAndVerify({ factorId, code: code.trim() });
    return error?.message;
  };
  if (!isAsked) return null;
  return (
    <OneField {...{ title, label, submit, text }} autoComplete="one-time-code" onSend={check} />
  );
}

/** A form of one field. `onSend` answers what is wrong, or nothing. */
function OneField(props: {
  title: string;
  text?: string;
  label: string;
  submit: string;
  type?: "password";
  autoComplete: string;
  onSend: (value: string) => Promise<string | undefined>;
}): ReactNode {
  const [value, setValue] = useState("");
  const [error, setError] = useState<string>();
  const id = `session-${props.autoComplete}`;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setError(await props.onSend(value));
  };
  return (
    <form className="sign-up" onSubmit={(event) => void send(event)}>
      <h2>{props.title}</h2>
      {props.text && <p>{props.text}</p>}
      <label htmlFor={id}>{props.label}</label>
      <input
        id={id}
        className="field"
        type={props.type ?? "text"}
        autoComplete={props.autoComplete}
        required
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
      {error && <FormNotice tone="error">{error}</FormNotice>}
      <button className="button button-primary">{props.submit}</button>
    </form>
  );
}
