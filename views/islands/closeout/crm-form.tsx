import { type ReactNode, useEffect, useRef, useState } from "react";
import { crmUpdates, smartDefaults, stageAdvice, stages } from "../../content/demo/after-call";
import { closeout } from "../../content/demo/closeout";
import { demoDeal } from "../../content/demo-deal";
import { Button } from "../../ui/button";
import { Checkbox } from "../../ui/field";
import { Select } from "../../ui/select";
import { type Choices, crmWrites } from "./crm-writes";

const { crm } = closeout;

const everything: Choices = {
  updates: new Set(crmUpdates.map(({ id }) => id)),
  defaults: new Set(smartDefaults.map(({ id }) => id)),
  stage: stageAdvice.stage,
};

/** The CRM updates to choose from, with a preview of what would be written. */
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
    // Approving in the player marks this island.
    const island = fields.current?.closest("[data-island]");
    const takeApproval = () => {
      if (!island?.hasAttribute("data-approved")) return;
      island.removeAttribute("data-approved");
      setApproved(true);
    };
    takeApproval();
    island?.addEventListener("focusin", takeApproval);
  }, []);

  return (
    <section className="@min-[900px]:contents" aria-labelledby="crm-title">
      <div className="flex flex-col border-t border-hairline p-4 @min-[480px]:p-6 @min-[900px]:border-t-0 @min-[900px]:border-l">
        <h3 id="crm-title" className="mb-4 text-h4">
          {crm.title}
        </h3>
        <div
          ref={fields}
          className="grid flex-1 gap-x-6 gap-y-4 @min-[900px]:gap-y-6 @min-[520px]:grid-cols-[2fr_3fr] @min-[900px]:grid-rows-[auto_1fr] noscript:hidden"
          onChange={change}
        >
          <fieldset className="@max-[520px]:grid @max-[520px]:grid-cols-2">
            <legend className="mb-1 text-muted">{crm.updates}</legend>
            {crmUpdates.map(({ id, name }) => (
              <label key={id} className={CHOICE}>
                <Checkbox name="updates" value={id} defaultChecked /> {name}
              </label>
            ))}
          </fieldset>
          <div className="flex flex-col gap-y-4">
            <fieldset>
              <legend className="mb-1 text-muted">{crm.defaults}</legend>
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
            </div>
          </div>
          <p className="self-start rounded-card border border-teal/30 bg-teal/10 px-4 py-3 @min-[520px]:px-6 @min-[520px]:col-span-2 @min-[900px]:text-base">
            <b>{crm.advice(demoDeal.account.stage.after)}</b> {stageAdvice.reason}
          </p>
        </div>
      </div>
      <Preview choices={choices} isApproved={isApproved} onApprove={setApproved} />
    </section>
  );
}

const CHOICE = "flex min-h-11 cursor-pointer items-center gap-3 @min-[900px]:min-h-14";

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
    stage: fields.querySelector("select")?.value ?? stageAdvice.stage,
  };
}

function Preview(props: {
  choices: Choices;
  isApproved: boolean;
  onApprove: (isApproved: boolean) => void;
}): ReactNode {
  const { choices, isApproved, onApprove } = props;
  const writes = crmWrites(choices);
  return (
    <div
      data-writes=""
      className="on-paper fields-on-paper p-4 @min-[480px]:px-6 @min-[900px]:col-span-2"
    >
      <div role="status" className="flex justify-between gap-3 font-bold text-ink">
        <h4 className={isApproved ? "text-teal" : ""}>{isApproved ? crm.approved : crm.preview}</h4>{" "}
        <span>{crm.count(writes.length)}</span>
      </div>
      {writes.length === 0 && <p>{crm.nothing}</p>}
      <ul className="mt-3 gap-12 @min-[900px]:columns-2">
        {writes.map(({ record, field, from, to }) => (
          <li key={record + field} className="break-inside-avoid border-t border-hairline py-2">
            <p className="@max-[520px]:line-clamp-2 @min-[520px]:grid @min-[520px]:grid-cols-[64px_3fr_4fr] @min-[520px]:gap-x-3">
              <span className="text-muted">{record}</span> <b>{field}</b>{" "}
              <span className="@min-[520px]:whitespace-pre-line">
                {from && (
                  <>
                    <s className="text-muted">{from}</s> →{" "}
                  </>
                )}
                {to}
              </span>
            </p>
          </li>
        ))}
      </ul>
      {writes.length > 0 && (
        <Button
          type="button"
          tone={isApproved ? undefined : "primary"}
          className="mt-3 noscript:hidden"
          onClick={() => onApprove(!isApproved)}
        >
          {isApproved ? crm.undo : `${crm.approve} ${crm.count(writes.length)}`}
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
  "h-5 w-9 flex-none cursor-pointer appearance-none rounded-pill border border-field bg-canvas transition-colors duration-short before:m-0.75 before:block before:size-3 before:rounded-pill before:bg-muted checked:border-transparent checked:bg-teal checked:before:translate-x-4 checked:before:bg-on-teal motion-safe:before:transition-transform motion-safe:before:duration-short forced-colors:appearance-auto forced-colors:before:hidden";
