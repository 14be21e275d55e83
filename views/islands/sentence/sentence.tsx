import type { MouseEvent, ReactNode } from "react";
import { useEffect, useId, useRef, useState } from "react";
import { paths } from "../../../src/paths";
import { sentence as copy } from "../../content/sentence";
import { Answer } from "./answer";

/** `isBrief` omits the lead and the heading of the card, and links to the samples' answers on the Co-Pilot page. */
type SentenceProps = { isBrief?: boolean };

/**
 * "Try your own sentence": a field, three samples in one row, and the card that Genie would show, in sight above a
 * phone's keyboard. Without JavaScript, the samples link to answers in the page, of which the first is shown initially.
 */
export function Sentence({ isBrief = false }: SentenceProps): ReactNode {
  const { field, text, setText, trySample } = useSentence();
  const id = useId();
  return (
    <div className={isBrief ? "" : "grid gap-x-16 lg:grid-cols-2 lg:grid-rows-[auto_1fr]"}>
      <div>
        {!isBrief && (
          <>
            <h2>{copy.title}</h2>
            <p className="mt-4 mb-8 text-lead">{copy.lead}</p>
          </>
        )}
        <div className="noscript:hidden">
          <label className="font-bold text-ink" htmlFor={id}>
            {isBrief ? copy.title : copy.label}
          </label>
          <input
            ref={field}
            id={id}
            className="mt-2 min-h-12 w-full rounded-card border border-field bg-canvas px-4 text-ink placeholder:text-muted placeholder:opacity-100 hover:border-muted"
            placeholder={copy.placeholder}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
            aria-describedby={`${id}-note`}
          />
          <p className="mt-2 mb-4 text-small text-muted" id={`${id}-note`}>
            {copy.note}
          </p>
        </div>
      </div>
      <ul className="mb-4 flex flex-wrap gap-2" aria-label={copy.samplesLabel}>
        {copy.samples.map(({ id: sample, kind, text: example }) => (
          <li key={sample}>
            <a
              className="flex min-h-11 items-center rounded-card border border-hairline-strong bg-surface-1 px-4 py-2 text-small text-ink hover:bg-surface-2"
              href={`${isBrief ? paths.coPilot.path : ""}#${sample}`}
              data-held-click=""
              onClick={(event) => trySample(event, example)}
            >
              {copy.kinds[kind]}
            </a>
          </li>
        ))}
      </ul>
      <div
        className={`group min-h-110 ${isBrief ? "md:min-h-90" : "lg:grid lg:col-start-2 lg:row-span-2 lg:row-start-1"}`}
      >
        {text.trim() === "" ? (
          copy.samples
            .slice(0, isBrief ? 1 : undefined)
            .map((sample, index) => (
              <Answer
                key={sample.id}
                id={sample.id}
                text={sample.text}
                isBrief={isBrief}
                className={`not-target:hidden ${index === 0 ? "group-not-has-target:block" : ""}`}
              />
            ))
        ) : (
          <Answer text={text} isBrief={isBrief} />
        )}
      </div>
    </div>
  );
}

/** The text in the field, including text typed before hydration. */
function useSentence() {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  useEffect(() => {
    if (field.current?.value) setText(field.current.value);
  }, []);
  const trySample = (event: MouseEvent, sample: string) => {
    event.preventDefault();
    if (field.current) field.current.value = sample;
    setText(sample);
  };
  return { field, text, setText, trySample };
}
