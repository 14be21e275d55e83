import type { ReactNode } from "react";
import { consolePaths } from "../../src/paths";
import { consoleCopy } from "../content/console/console";
import { Button } from "../ui/button";
import { LabeledField } from "../ui/labeled";
import { QrCode } from "../ui/qr-code";
import type { ConsoleView } from "./console-page";
import { CodeField, Part, PostForm, ShortTime } from "./parts";
import { ConsoleTable } from "./table";

const copy = consoleCopy.account;
const { path } = consolePaths.account;

type Account = {
  email: string;
  hasFactor: boolean;
  /** The session that shows the page. */
  sessionId: string;
  /** Times are ISO 8601. */
  sessions: readonly { id: string; at: string; usedAt: string; hasCode: boolean }[];
  /** Newest first; `by` is null for commands. */
  acts: readonly { id: string; act: string; createdAt: Date; by: string | null }[];
};

/** Shows an app's secret, also as a QR code, and asks for its first code. */
export const newAppPage = (id: string, secret: string, svg: string): ConsoleView => ({
  place: { ...consolePaths.account, title: copy.app.title },
  children: (
    <PostForm action={path} fields={{ act: "code", app: id, secret }}>
      <p>{copy.app.scan}</p>
      <QrCode svg={svg} label={copy.app.picture} />
      <p className="wrap-anywhere">
        {copy.app.key}: <code className="font-mono text-small">{secret}</code>
      </p>
      <CodeField />
      <Button tone="primary">{copy.app.confirm}</Button>
    </PostForm>
  ),
});

/** One's own account, and what was done lately. */
export const accountPage = (account: Account): ConsoleView => ({
  place: consolePaths.account,
  children: (
    <div className="grid gap-10">
      <p className="-mt-3 wrap-anywhere">{copy.as(account.email)}</p>
      <div className="grid max-w-100 gap-10">
        <Part id="password" title={copy.password.title}>
          <PostForm action={path} fields={{ act: "password" }}>
            <Password
              name="current"
              label={copy.password.current}
              autoComplete="current-password"
            />
            <Password name="newPassword" label={copy.password.next} autoComplete="new-password" />
            <p className="text-small text-muted">{copy.password.rules}</p>
            <Button>{copy.password.action}</Button>
          </PostForm>
        </Part>
        <Part id="app" title={copy.app.title}>
          <App {...account} />
        </Part>
      </div>
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

type PasswordProps = { id?: string; name: string; label: string; autoComplete: string };

function Password(props: PasswordProps): ReactNode {
  return <LabeledField {...props} type="password" required />;
}

function App({ hasFactor, email }: Account): ReactNode {
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
    <PostForm action={path} fields={{ act: "app" }}>
      <p>{copy.app.off}</p>
      <Password
        id="app-password"
        name="current"
        label={copy.password.current}
        autoComplete="current-password"
      />
      <Button>{copy.app.add}</Button>
    </PostForm>
  );
}

function Sessions({ sessions, sessionId }: Account): ReactNode {
  return (
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
            <PostForm key="end" action={path} fields={{ act: "end", id }}>
              <Button size="small">{copy.sessions.end}</Button>
            </PostForm>
          ),
        ],
      }))}
    />
  );
}
