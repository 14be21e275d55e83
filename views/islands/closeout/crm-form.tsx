import { type ReactNode, useEffect, useRef, useState } from "react";
import {
  crmUpdates,
  CURRENT_STAGE,
  smartDefaults,
  stageAdvice,
  stages,
} from "../../content/demo/after-call";
import { closeout } from "../../content/demo/closeout";
import { demoDeal } from "../../content/demo-deal";
import { Button } from "../../ui/button";
import { Fold } from "../../ui/disclosure";
import { Checkbox } from "../../ui/field";
import { Icon } from "../../ui/icon";
import { Select } from "../../ui/select";
import { type Choices, crmWrites, type Write } from "./crm-writes";
import { FieldValue } from "../../product/field-changes";

const { crm } = closeout;

const everything: Choices = {
  updates: new Set(crmUpdates.map(({ id }) => id)),
  defaults: new Set(smartDefaults.map(({ id }) => id)),
  stage: CURRENT_STAGE,
};

/** The CRM updates to choose from and approve, with what they would write. */
export function CrmForm(): ReactNode {
  const fields = useRef<HTMLDivElement>(null);
  const [choices, setChoices] = useState(everything);
  const read = () => fields.current && setChoices(readChoices(fields.current));
  const change = () => {
    setApproved(false);
    read();
  };
  const [isApproved, setApproved] = useState(false);

  useEffect(() => {
    // Reads choices that were made before hydration.
    read();
    // Approving in the player marks this island. It approves all that Genie suggests, so the stage as well.
    const island = fields.current?.closest("[data-island]");
    const takeApproval = () => {
      if (!island?.hasAttribute("data-approved")) return;
      island.removeAttribute("data-approved");
      const stage = fields.current?.querySelector("select");
      if (stage) stage.value = stageAdvice.stage;
      read();
      setApproved(true);
    };
    takeApproval();
    island?.addEventListener("focusin", takeApproval);
  }, []);

  const writes = crmWrites(choices);
  return (
    <section className="@min-[900px]:contents" aria-labelledby="crm-title">
      <div className="flex flex-col border-t border-hairline p-4 @min-[480px]:p-6 @min-[900px]:border-t-0 @min-[900px]:border-l noscript:hidden">
        <h3 id="crm-title" className="mb-4 text-h4">
          {crm.title}
        </h3>
        <div
          ref={fields}
          className="grid flex-1 gap-x-6 gap-y-3 @min-[520px]:grid-cols-[2fr_3fr]"
          onChange={change}
        >
          <fieldset className="@max-[520px]:grid @max-[520px]:grid-cols-2">
            <legend className="text-muted">{crm.updates}</legend>
            {crmUpdates.map(({ id, name }) => (
              <label key={id} className={CHOICE}>
                <Checkbox name="updates" value={id} defaultChecked /> {name}
              </label>
            ))}
          </fieldset>
          <div className="grid content-start gap-3">
            <fieldset>
              <legend className="text-muted">{crm.defaults}</legend>
              {smartDefaults.map(({ id, name }) => (
                <label key={id} className={CHOICE}>
                  <Switch id={id} /> {name}
                </label>
              ))}
            </fieldset>
            <div>
              <label htmlFor="crm-stage" className="mb-1 block text-muted">
                {crm.stage}
              </label>
              <Select id="crm-stage" name="stage" defaultValue={everything.stage}>
                {stages.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
              <p className="mt-2">
                <b>{crm.advice(demoDeal.account.stage.after)}</b> {stageAdvice.reason}
              </p>
            </div>
          </div>
        </div>
        <Approval entries={writes.length} isApproved={isApproved} onApprove={setApproved} />
      </div>
      <Entries writes={writes} isApproved={isApproved} />
    </section>
  );
}

const CHOICE = "flex min-h-11 cursor-pointer items-center gap-3 py-1";

function readChoices(fields: HTMLElement): Choices {
  const checked = (name: string) =>
    new Set(
      Array.from(
        fields.querySelectorAll<HTMLInputElement>(`[name=${name}]:checked`),
        ({ value }) => value,
      ),
    );
  return {
    updates: checked("updates"),
    defaults: checked("defaults"),
    stage: fields.querySelector("select")?.value ?? CURRENT_STAGE,
  };
}

/** The button that approves the entries, and the result in its place. */
function Approval(props: {
  entries: number;
  isApproved: boolean;
  onApprove: (isApproved: boolean) => void;
}): ReactNode {
  const { entries, isApproved, onApprove } = props;
  const copy = isApproved ? crm.done : crm.waits;
  return (
    <div
      data-approval=""
      className={`mt-5 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border p-4 ${isApproved ? "border-teal/40 bg-teal/20 motion-safe:animate-rise" : "border-hairline"}`}
    >
      {isApproved && <Icon name="check" className="text-teal" />}
      <p role="status" className="flex-1 basis-45">
        <b className="block text-base">{copy.title(crm.count(entries))}</b>
        {entries > 0 ? copy.text : crm.nothing}
      </p>
      {entries > 0 && (
        <Button
          type="button"
          tone={isApproved ? undefined : "primary"}
          className="w-full"
          onClick={() => onApprove(!isApproved)}
        >
          {isApproved ? crm.undo : crm.approve}
        </Button>
      )}
    </div>
  );
}

function Switch({ id }: { id: string }): ReactNode {
  return (
    // The browser exposes a native checkbox's state.
    // oxlint-disable jsx-a11y/role-has-required-aria-props
    <input
      type="checkbox"
      role="switch"
      name="defaults"
      value={id}
      defaultChecked
      className={SWITCH}
    />
    // oxlint-enable jsx-a11y/role-has-required-aria-props
  );
}

const SWITCH =
  "h-5 w-9 flex-none cursor-pointer appearance-none rounded-pill border border-field bg-canvas transition-colors before:m-0.75 before:block before:size-3 before:rounded-pill before:bg-muted checked:border-transparent checked:bg-teal checked:before:translate-x-4 checked:before:bg-on-teal motion-safe:before:transition-transform forced-colors:appearance-auto forced-colors:before:hidden";

/** What the choices would write to the CRM, entry by entry, folded until they are approved. */
function Entries(props: { writes: readonly Write[]; isApproved: boolean }): ReactNode {
  const { writes, isApproved } = props;
  const done = isApproved ? "text-teal" : "";
  return (
    <div
      data-writes=""
      className="on-paper border-t border-hairline px-4 py-2 @min-[480px]:px-6 @min-[900px]:col-span-2"
    >
      <Fold
        isOpen={isApproved}
        head={
          <>
            <h4 className={`flex-1 font-bold ${isApproved ? done : "text-ink"}`}>
              {isApproved ? crm.approved : crm.preview}
            </h4>
            <b>{crm.count(writes.length)}</b>
          </>
        }
      >
        <ul className="gap-8 @min-[900px]:columns-2">
          {writes.map(({ record, field, from, to }) => (
            <li
              key={record + field}
              className="flex break-inside-avoid gap-2 border-t border-hairline py-1.5"
            >
              <span className="w-14">{record}</span>
              <p className={`flex-1 whitespace-pre-line ${done}`}>
                <b>{field}</b>{" "}
                {from && (
                  <>
                    <FieldValue value={from} isReplaced /> →{" "}
                  </>
                )}
                {to}
              </p>
              <Icon name="check" className={`w-4 ${isApproved ? done : "invisible"}`} />
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}
