import { type FormEvent, type ReactNode, useId, useState } from "react";
import { session } from "../../content/session";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { type Backend, connect, errorMessage } from "./backend";
import { LabeledField } from "../../ui/labeled";
import { panelClass, PanelTitle } from "./parts";

/** Sets a new password after a recovery link was followed. */
export function RecoveryForm({ backend }: { backend: Backend }): ReactNode {
  const { title, label, submit, factorFirst } = session.recovery;
  const save = async (password: string) => {
    const { auth } = await connect(backend);
    const { error } = await auth.updateUser({ password });
    return error?.code === "insufficient_aal" ? factorFirst : error?.message;
  };
  return (
    <OneField
      {...{ title, label, submit }}
      type="password"
      autoComplete="new-password"
      onSend={save}
    />
  );
}

/** A form of one field. `onSend` resolves with an error message or nothing; rejections are shown too. */
export function OneField(props: {
  title: string;
  text?: string;
  label: string;
  submit: string;
  type?: "password";
  autoComplete: string;
  children?: ReactNode;
  onSend: (value: string) => Promise<string | undefined>;
}): ReactNode {
  const [value, setValue] = useState("");
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const id = useId();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setError(await props.onSend(value).catch(errorMessage));
    setIsBusy(false);
  };
  return (
    <form className={`${panelClass} grid gap-4`} onSubmit={(event) => void send(event)}>
      <PanelTitle>{props.title}</PanelTitle>
      {props.text && <p>{props.text}</p>}
      {props.children}
      <LabeledField
        id={id}
        label={props.label}
        type={props.type ?? "text"}
        autoComplete={props.autoComplete}
        required
        inputMode={props.autoComplete === "one-time-code" ? "numeric" : undefined}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
      {error && (
        <div id={`${id}-error`}>
          <Notice tone="error">{error}</Notice>
        </div>
      )}
      <Button tone="primary" aria-disabled={isBusy}>
        {props.submit}
      </Button>
    </form>
  );
}
