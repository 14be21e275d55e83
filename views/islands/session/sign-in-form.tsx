import { type FormEvent, type ReactNode, useState } from "react";
import { paths } from "../../../src/paths";
import { session } from "../../content/session";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { type Backend, connect, errorMessage } from "./backend";
import { LabeledField } from "../../ui/labeled";
import { panelClass, PanelTitle } from "./parts";

const copy = session.signedOut;

/** Signs in with a password, or asks for a link that sets a new one. */
export function SignInForm({
  backend,
  onDone,
}: {
  backend: Backend;
  onDone: () => void;
}): ReactNode {
  const [error, setError] = useState("");
  const [note, setNote] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setNote("");
    if (!email.trim() || !password) return setError(copy.missing);
    setError("");
    setIsBusy(true);
    try {
      const { auth } = await connect(backend);
      const { error: refusal } = await auth.signInWithPassword({ email: email.trim(), password });
      if (refusal) throw refusal;
      onDone();
    } catch (cause) {
      setError(copy.failed(errorMessage(cause)));
    }
    setIsBusy(false);
  };

  const forgot = async () => {
    setError("");
    if (!email.trim()) return setNote(copy.forgotMissing);
    try {
      const { auth } = await connect(backend);
      const redirectTo = location.origin + paths.sessionTest.path;
      const { error: refusal } = await auth.resetPasswordForEmail(email.trim(), { redirectTo });
      if (refusal) throw refusal;
      setNote(copy.forgotSent);
    } catch (cause) {
      setError(errorMessage(cause));
    }
  };

  return (
    <form
      className={`${panelClass} grid gap-4`}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <PanelTitle>{copy.title}</PanelTitle>
      <LabeledField
        id="session-email"
        label={copy.email}
        type="email"
        autoComplete="username"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <LabeledField
        id="session-password"
        label={copy.password}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {error && <Notice tone="error">{error}</Notice>}
      {note && <Notice tone="success">{note}</Notice>}
      <Button tone="primary" aria-disabled={isBusy}>
        {isBusy ? copy.busy : copy.submit}
      </Button>
      <button
        type="button"
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-bold text-teal hover:text-teal-hover"
        onClick={() => void forgot()}
      >
        {copy.forgot}
      </button>
    </form>
  );
}
