import { type ReactNode, useEffect, useRef, useState } from "react";
import { copyButton } from "../../content/copy-button";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { selectAll, useCopy } from "../use-copy";

/** Copies a text and confirms it; where copying is not allowed, shows the text selected in a field. */
export function CopyButton({ text }: { text: string }): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const [isShown, setIsShown] = useState(false);
  const { said, copy } = useCopy(() => {
    setIsShown(true);
    selectAll(field.current);
  });
  useEffect(() => selectAll(field.current), [isShown]);
  return (
    <>
      <Button type="button" onClick={() => void copy(text)}>
        <span aria-live="polite">{said || copyButton.copy}</span>
      </Button>
      {isShown && (
        <Field
          ref={field}
          className="mt-2 mb-4"
          readOnly
          value={text}
          aria-label={copyButton.field}
        />
      )}
    </>
  );
}
