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
import { type Choices, crmWrites } from "./crm-writes";

const { crm } = closeout;

const everything: Choices = {
  updates: new Set(crmUpdates.map(({ id }) => id)),
  defaults: new Set(smartDefaults.map(({ id }) => id)),
  stage: CURRENT_STAGE,
};

/** What the rep lets into the CRM, and beside it exactly what would be written. */
export function CrmForm(): ReactNode {
  const fields = useRef<HTMLDivElement>(null);
  const [choices, setChoices] = useState(everything);
  const read = () => fields.current && setChoices(readChoices(fields.current));

  // Boxes that were changed before this woke stand as they were left.
  useEffect(() => void read(), []);

  return (
    <section className="crm" aria-labelledby="crm-title">
      <div className="crm-choices">
        <h3 id="crm-title">{crm.title}</h3>
        <div ref={fields} className="crm-fields" onChange={read}>
          <fieldset>
            <legend>{crm.updates}</legend>
            {crmUpdates.map(({ id, name }) => (
              <label key={id}>
                <input type="checkbox" name="updates" value={id} defaultChecked /> {name}
              </label>
            ))}
          </fieldset>
          <fieldset>
            <legend>{crm.defaults}</legend>
            {smartDefaults.map(({ id, name }) => (
              <label key={id}>
                <Switch id={id} /> {name}
              </label>
            ))}
          </fieldset>
          <p className="stage-choice">
            <label htmlFor="crm-stage">{crm.stage}</label>
            <span className="select">
              <select id="crm-stage" name="stage" defaultValue={CURRENT_STAGE}>
                {stages.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </span>
          </p>
          <p className="advice">
            <b>{crm.advice(demoDeal.account.stage.after)}</b> {stageAdvice.reason}
          </p>
        </div>
      </div>
      <Preview choices={choices} />
    </section>
  );
}

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

function Preview({ choices }: { choices: Choices }): ReactNode {
  const writes = crmWrites(choices);
  return (
    <div className="writes">
      <div className="writes-head">
        <h4>{crm.preview}</h4> <span role="status">{crm.count(writes.length)}</span>
      </div>
      {writes.length === 0 && <p>{crm.nothing}</p>}
      <ul>
        {writes.map(({ record, field, from, to }) => (
          <li key={record + field}>
            <i>{record}</i>
            <b>{field}</b>
            <span>
              {from && (
                <>
                  <s>{from}</s> →{" "}
                </>
              )}
              {to}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Switch({ id }: { id: string }): ReactNode {
  // A native box says by itself whether it is on.
  // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
  return <input type="checkbox" role="switch" name="defaults" value={id} defaultChecked />;
}
