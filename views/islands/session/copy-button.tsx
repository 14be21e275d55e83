import { type ReactNode, useEffect, useRef, useState } from "react";
import { copying } from "../../content/copying";
import { selectAll, useCopy } from "../use-copy";

/** Copies a text and says so; where it may not, shows the text in a field, selected. */
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
      <button type="button" className="button" onClick={() => void copy(text)}>
        <span aria-live="polite">{said || copying.copy}</span>
      </button>
      {isShown && (
        <input
          ref={field}
          className="field session-copy"
          readOnly
          value={text}
          aria-label={copying.field}
        />
      )}
    </>
  );
}
