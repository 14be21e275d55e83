import { useEffect } from "react";
import { timeline } from "../../../content/demo/call";
import type { Speed } from "./call-state";

/** A little faster than people speak, so that a line is over before the next. */
const RATE = 1.25;
const PITCH = { Prospect: 0.8, Rep: 1.15 } as const;

/** Lets the browser's own voice read the newest line. Where there is none, nothing happens. */
export function useSpeech(isOn: boolean, line: number, speed: Speed): void {
  useEffect(() => {
    const moment = timeline[line];
    if (!isOn || moment === undefined || !("speechSynthesis" in window)) return;
    const words = new SpeechSynthesisUtterance(moment.text);
    words.lang = "en";
    words.rate = RATE * speed;
    words.pitch = PITCH[moment.speaker];
    speechSynthesis.speak(words);
    return () => speechSynthesis.cancel();
  }, [isOn, line, speed]);
}
