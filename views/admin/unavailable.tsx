import type { Place } from "../../src/paths";
import { consoleCopy } from "../content/console/console";
import { Button } from "../ui/button";
import { TextArea } from "../ui/field";
import { Labeled } from "../ui/labeled";
import type { ConsoleView } from "./console-page";
import { Hidden, PostForm } from "./parts";

type Props = { place: Place; action: string; fields: readonly (readonly [string, string])[] };

/** Gives back what was sent while the database was down, in a form that sends it again. */
export const unavailablePage = ({ place, action, fields }: Props): ConsoleView => ({
  place,
  children: (
    <div className="max-w-200">
      <PostForm action={action}>
        {fields.map(([name, value], index) =>
          /\s/.test(value) ? (
            <Labeled key={index} id={`field-${index}`} label={name}>
              <TextArea id={`field-${index}`} name={name} rows={12} defaultValue={value} />
            </Labeled>
          ) : (
            <Hidden key={index} fields={{ [name]: value }} />
          ),
        )}
        <Button tone="primary">{consoleCopy.unavailable.again}</Button>
      </PostForm>
    </div>
  ),
});
