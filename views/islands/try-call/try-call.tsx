import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { TRY_CALL } from "../../content/anchors";
import { tryCall as copy } from "../../content/try-call";
import type { trySamples } from "../../content/try-samples";
import { TextArea } from "../../ui/field";
import { Lead } from "../../ui/section";
import { SegmentedControl } from "../../ui/segmented-control";
import { Wrap } from "../../ui/wrap";
import { CallRecord } from "./call-record";
import { MAX_CHARACTERS, readCall } from "./read-call";

type Samples = typeof trySamples;

const NAME = "call";
const OWN = "own";

/** Shows the record of the checked radio button, so that samples need no script. */
const SHOWN: Record<Samples[number]["id"] | typeof OWN, string> = {
  corvid: "hidden group-has-[[value=corvid]:checked]/try:grid",
  alderbrook: "hidden group-has-[[value=alderbrook]:checked]/try:grid",
  halden: "hidden group-has-[[value=halden]:checked]/try:grid",
  own: "hidden group-has-[[value=own]:checked]/try:grid",
};

/** "Try your own call": a text field and three samples, and the record of what is chosen. All of it happens here. */
export function TryCall({ samples }: { samples: Samples }): ReactNode {
  const { root, field, text, read } = useOwnLines();
  const id = useId();
  const own = readCall(text);
  return (
    <Wrap>
      <div className="group/try" ref={root} id={TRY_CALL}>
        <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[2fr_3fr]">
          <div>
            <h2>{copy.title}</h2>
            <Lead className="mt-4" id={`${id}-note`}>
              {copy.note}
            </Lead>
          </div>
          <div className="noscript:hidden">
            <label className="font-bold text-ink" htmlFor={id}>
              {copy.label}
            </label>
            <TextArea
              ref={field}
              id={id}
              className="mt-2"
              rows={4}
              placeholder={copy.placeholder}
              // One more than is read, to tell that there was more. Browsers take seconds to lay out very long texts.
              maxLength={MAX_CHARACTERS + 1}
              autoComplete="off"
              spellCheck={false}
              onChange={read}
              aria-describedby={`${id}-note`}
            />
            <p className="mt-2 min-h-6 text-small text-teal" role="status">
              {text && copy.filled(fieldCount(own.fields), Object.keys(copy.fields).length)}
              {own.isCut && <b className="block text-small text-gold">{copy.cut}</b>}
            </p>
          </div>
        </div>
        <div className="my-6 flex flex-wrap items-center gap-x-6 gap-y-2">
          <b className="text-ink noscript:hidden">{copy.orSample}</b>
          <SegmentedControl
            className="grid grid-cols-2 max-sm:w-full sm:flex"
            legend={copy.samples}
            name={NAME}
            chosen={samples[0].id}
            options={[
              ...samples.map(({ id: value, name }) => ({ value, label: name })),
              { value: OWN, label: copy.own, className: "noscript:hidden" },
            ]}
          />
        </div>
        {samples.map(({ id: sample, text: lines }) => (
          <CallRecord
            key={sample}
            call={readCall(lines)}
            label={copy.demo}
            className={SHOWN[sample]}
          />
        ))}
        <CallRecord call={own} className={SHOWN.own} />
      </div>
    </Wrap>
  );
}

const fieldCount = (filled: object): number =>
  Object.keys(copy.fields).filter((field) => field in filled).length;

/** The text in the field, including text typed before hydration. It stays in the page. */
function useOwnLines() {
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState("");
  const read = () => setText(field.current?.value ?? "");
  useEffect(read, []);
  useEffect(() => {
    const own = root.current?.querySelector<HTMLInputElement>(`[value=${OWN}]`);
    if (own && text) own.checked = true;
  }, [text]);
  return { root, field, text, read };
}
