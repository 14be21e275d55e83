import type { Place } from "../../src/paths";
import { consoleCopy } from "../content/console/console";
import { Button } from "../ui/button";
import { TextArea } from "../ui/field";
import { consolePage } from "./console-page";
import { Labeled } from "./labeled";

const copy = consoleCopy.unavailable;

type Props = { place: Place; action: string; fields: readonly (readonly [string, string])[] };

/** Gives back what was sent while the database was down, in a form that sends it again. */
export const unavailablePage = ({ place, action, fields }: Props) =>
  consolePage({
    place,
    notice: { tone: "error", text: copy.text },
    children: (
      <form method="post" action={action} className="grid max-w-200 justify-items-start gap-5">
        {fields.map(([name, value], index) =>
          /\s/.test(value) ? (
            <div key={index} className="w-full">
              <Labeled name={`field-${index}`} label={name}>
                <TextArea id={`field-${index}`} name={name} rows={12} defaultValue={value} />
              </Labeled>
            </div>
          ) : (
            <input key={index} type="hidden" name={name} value={value} />
          ),
        )}
        <Button tone="primary">{copy.again}</Button>
      </form>
    ),
  });
