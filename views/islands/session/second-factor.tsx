import { type ReactNode, useState } from "react";
import { session } from "../../content/session";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { QrCode } from "../../ui/qr-code";
import { OneField } from "./account-forms";
import { type Backend, errorMessage } from "./backend";
import { CopyButton } from "./copy-button";
import { Panel } from "./parts";
import {
  beginFactor,
  type NewFactor,
  removeFactor,
  showFactor,
  signInAgain,
  useFactor,
} from "./use-factor";

const copy = session.secondFactor;

/**
 * The account's second factor: asks for it if this session has not given it, otherwise adds or removes it. After a recovery
 * link, a new one can be removed, in case somebody else added it.
 */
export function SecondFactor(props: {
  backend: Backend;
  token: string;
  isRecovery?: boolean;
}): ReactNode {
  const { backend, token, isRecovery = false } = props;
  const standing = useFactor(backend, token);
  const [fresh, setFresh] = useState<NewFactor>();
  const [error, setError] = useState<string>();
  const [isOld, setIsOld] = useState(false);
  const attempt = async (work: () => Promise<void>) => {
    setError(undefined);
    await work().catch((cause: unknown) => setError(errorMessage(cause)));
  };
  if (standing === undefined) return null;
  if (standing.is === "asked")
    return (
      <OneField
        title={copy.title}
        text={copy.asks}
        label={copy.label}
        submit={copy.submit}
        autoComplete="one-time-code"
        onSend={(code) => showFactor(backend, standing.factorId, code)}
      >
        {error && <Notice tone="error">{error}</Notice>}
        {isRecovery && standing.isNew && (
          <Button
            type="button"
            onClick={() => void attempt(() => removeFactor(backend, standing.factorId))}
          >
            {copy.notMine}
          </Button>
        )}
      </OneField>
    );
  const begin = async () => {
    const made = await beginFactor(backend);
    setIsOld(made === undefined);
    setFresh(made);
  };
  if (standing.is === "off" && isOld)
    return (
      <OneField
        title={copy.title}
        text={copy.again}
        label={copy.password}
        submit={copy.proceed}
        type="password"
        autoComplete="current-password"
        onSend={async (word) => {
          const refusal = await signInAgain(backend, word);
          if (refusal === undefined) await begin();
          return refusal;
        }}
      />
    );
  if (standing.is === "off" && fresh)
    return <NewFactorForm backend={backend} factor={fresh} onCancel={() => setFresh(undefined)} />;
  const toggle = () =>
    standing.is === "on"
      ? removeFactor(backend, standing.factorId).then(() => setFresh(undefined))
      : begin();
  return (
    <Panel id="session-factor" title={copy.title}>
      <p className="mb-6">{standing.is === "on" ? copy.on : copy.off}</p>
      {error && <Notice tone="error">{error}</Notice>}
      <Button className={error ? "mt-4" : ""} onClick={() => void attempt(toggle)}>
        {standing.is === "on" ? copy.remove : copy.add}
      </Button>
    </Panel>
  );
}

function NewFactorForm(props: {
  backend: Backend;
  factor: NewFactor;
  onCancel: () => void;
}): ReactNode {
  const { id, key, svg } = props.factor;
  return (
    <OneField
      title={copy.title}
      text={copy.scan}
      label={copy.label}
      submit={copy.confirm}
      autoComplete="one-time-code"
      onSend={(code) => showFactor(props.backend, id, code)}
    >
      <QrCode svg={svg} label={copy.picture} />
      <p className="wrap-anywhere">
        {copy.key}:{" "}
        <code data-secret className="font-mono text-small">
          {key}
        </code>
      </p>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={key} />
        <Button type="button" onClick={props.onCancel}>
          {copy.cancel}
        </Button>
      </div>
    </OneField>
  );
}
