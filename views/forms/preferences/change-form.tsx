import type { ReactNode } from "react";
import { formNotices } from "../../content/form-notices";
import { preferences as copy } from "../../content/preferences";
import { Button } from "../../ui/button";
import { Template } from "../../ui/template";
import { Toast } from "../../ui/toast";
import { Notice } from "../../ui/notice";

/** The id of the preferences on their page. */
export const PREFERENCES_ID = "preferences";

/** A button of the preferences, with the values it sends. The response is the whole panel. */
export function ChangeForm(props: {
  to: string;
  fields: Readonly<Record<string, string>>;
  label: string;
  busy: string;
  /** Distinguishes buttons with the same label for screen readers. */
  about?: string;
  tone?: "primary" | "danger" | undefined;
}): ReactNode {
  const { to, fields, label, busy, about, tone } = props;
  const { failed } = copy;
  return (
    <form
      className="print:hidden"
      method="post"
      action={to}
      data-hx-post={to}
      data-hx-target={`#${PREFERENCES_ID}`}
      data-hx-swap="outerHTML"
      data-busy-label={busy}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div data-notice="" />
      <Button tone={tone} size="small" aria-label={about && `${label}: ${about}`}>
        {label}
      </Button>
      <Template isFailure>
        <Notice tone="error">{failed}</Notice>
        <Toast tone="error" title={formNotices.errorTitle} text={failed} />
      </Template>
    </form>
  );
}
