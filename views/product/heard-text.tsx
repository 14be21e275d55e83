import type { ReactNode } from "react";

/** A line of a call, with the words that Genie reacts to underlined. */
export function HeardText(props: {
  text: string;
  words?: string | undefined;
  className?: string;
}): ReactNode {
  const {
    text,
    words,
    className = "underline decoration-teal decoration-2 underline-offset-4",
  } = props;
  if (!words) return text;
  const start = text.indexOf(words);
  return (
    <>
      {text.slice(0, start)}
      <span className={className}>{words}</span>
      {text.slice(start + words.length)}
    </>
  );
}
