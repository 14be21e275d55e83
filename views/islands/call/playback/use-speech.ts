import { useEffect } from "react";
import { timeline } from "../../../content/demo/call";
import type { Speed } from "./call-state";

/** Slightly faster than normal speech, so that a line ends before the next one starts. */
const RATE = 1.25;
const PITCH = { Prospect: 0.8, Rep: 1.15 } as const;

/** Reads the newest line aloud with the browser's speech synthesis, if it has one. */
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
