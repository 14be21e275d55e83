import type { ReactNode } from "react";
import { consolePaths } from "../../src/paths";
import { consoleCopy } from "../content/console/console";
import { Button } from "../ui/button";
import { Field } from "../ui/field";
import { QrCode } from "../ui/qr-code";
import { CodeField } from "./code-gate";
import { type ConsoleNotice, consolePage } from "./console-page";
import { Labeled } from "./labeled";
import { ConsoleTable } from "./table";
import { Part } from "./part";
import { ShortTime } from "./short-time";

const copy = consoleCopy.account;

/** What the forms show besides their empty fields. */
export type AccountForms = {
  /** An app whose first code is asked for; `svg` is the QR code. */
  app?: { id: string; secret: string; svg: string };
  /** Whether adding an app needs the password, because the sign-in is too old. */
  needsPassword?: boolean;
};

type Account = {
  email: string;
  hasFactor: boolean;
  /** The session that shows the page. */
  sessionId: string;
  /** Times are ISO 8601. */
  sessions: readonly { id: string; at: string; usedAt: string; hasCode: boolean }[];
  /** Newest first; `by` is null for commands. */
  acts: readonly { id: string; act: string; createdAt: Date; by: string | null }[];
  forms: AccountForms;
};

/** One's own account, and what was done lately. */
export const accountPage = (account: Account, notice?: ConsoleNotice) =>
  consolePage({
    place: consolePaths.account,
    notice,
    children: (
      <div className="grid gap-10">
        <p className="-mt-3 wrap-anywhere">{copy.as(account.email)}</p>
        <Part id="password" title={copy.password.title}>
          <Act act="password">
            <Password
              name="current"
              label={copy.password.current}
              autoComplete="current-password"
            />
            <Password name="newPassword" label={copy.password.next} autoComplete="new-password" />
            <p className="text-small text-muted">{copy.password.rules}</p>
            <Button>{copy.password.action}</Button>
          </Act>
        </Part>
        <Part id="app" title={copy.app.title}>
          <App {...account} />
        </Part>
        <Part id="sessions" title={copy.sessions.title}>
          <Sessions {...account} />
        </Part>
        <Part id="acts" title={copy.acts.title}>
          <ConsoleTable
            caption={copy.acts.title}
            heads={copy.acts.heads}
            rows={account.acts.map(({ id, act, createdAt, by }) => ({
              key: id,
              cells: [
                <ShortTime key="at" at={createdAt.toISOString()} />,
                by ?? copy.acts.command,
                act,
              ],
            }))}
          />
        </Part>
      </div>
    ),
  });

function Act(props: { act: string; children: ReactNode }): ReactNode {
  return (
    <form method="post" action={consolePaths.account.path} className="grid max-w-100 gap-5">
      <input type="hidden" name="act" value={props.act} />
      {props.children}
    </form>
  );
}

function Password(props: { name: string; label: string; autoComplete: string }): ReactNode {
  const { name, label, autoComplete } = props;
  return (
    <Labeled name={name} label={label}>
      <Field id={name} name={name} type="password" autoComplete={autoComplete} required />
    </Labeled>
  );
}

function App({ hasFactor, email, forms: { app, needsPassword } }: Account): ReactNode {
  if (app !== undefined)
    return (
      <Act act="code">
        <p>{copy.app.scan}</p>
        <QrCode svg={app.svg} label={copy.app.picture} />
        <p className="wrap-anywhere">
          {copy.app.key}: <code className="font-mono text-small">{app.secret}</code>
        </p>
        <input type="hidden" name="app" value={app.id} />
        <input type="hidden" name="secret" value={app.secret} />
        <CodeField />
        <Button tone="primary">{copy.app.confirm}</Button>
      </Act>
    );
  if (hasFactor)
    return (
      <>
        <p>{copy.app.on}</p>
        <code className="mt-2 block font-mono text-small wrap-anywhere">
          bun run admin remove-app {email}
        </code>
      </>
    );
  return (
    <Act act="app">
      <p>{copy.app.off}</p>
      {needsPassword && (
        <Labeled name="app-password" label={copy.password.current}>
          <Field
            id="app-password"
            name="current"
            type="password"
            autoComplete="current-password"
            required
          />
        </Labeled>
      )}
      <Button>{copy.app.add}</Button>
    </Act>
  );
}

function Sessions({ sessions, sessionId }: Account): ReactNode {
  return (
    <>
      <ConsoleTable
        caption={copy.sessions.title}
        heads={copy.sessions.heads}
        rows={sessions.map(({ id, at, usedAt, hasCode }) => ({
          key: id,
          cells: [
            <ShortTime key="at" at={at} />,
            <ShortTime key="used" at={usedAt} />,
            hasCode ? copy.sessions.given : copy.sessions.notGiven,
            id === sessionId ? (
              copy.sessions.own
            ) : (
              <form key="end" method="post" action={consolePaths.account.path}>
                <input type="hidden" name="id" value={id} />
                <Button size="small" tone="outlined" name="act" value="end">
                  {copy.sessions.end}
                </Button>
              </form>
            ),
          ],
        }))}
      />
      {sessions.length > 1 && (
        <div className="mt-4">
          <Act act="others">
            <Button className="justify-self-start">{copy.sessions.endOthers}</Button>
          </Act>
        </div>
      )}
    </>
  );
}
