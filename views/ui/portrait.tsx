import type { ReactNode } from "react";
import type { speakers } from "../content/hero-scene";

const LOOKS = {
  prospect: {
    colors: "bg-portrait-cool-light text-portrait-cool",
    skin: "fill-skin-deep",
    hair: "M62 46q-6-33 18-32 23 1 17 32-1-11-6-17-13 5-24 0-4 6-5 17z",
    // Glasses.
    line: "M67 43h10v7H67zm16 0h10v7H83zm-6 2h6",
    mouth: "57h10",
  },
  rep: {
    colors: "bg-portrait-warm-light text-portrait-warm",
    skin: "fill-skin",
    hair: "M52 75q4-10 3-28-1-32 25-32t25 32q-1 18 3 28L97 46q-13-3-18-14-4 11-16 14z",
    // A headset.
    line: "M62 46q-1-27 18-27t18 27m-36 2q2 15 13 13",
    mouth: "56q5 4 10 0",
  },
} as const;

/** A stylized person, for a tile of any aspect ratio. */
export function Portrait(props: { who: keyof typeof speakers; className?: string }): ReactNode {
  const { who, className = "" } = props;
  const { colors, skin, hair, line, mouth } = LOOKS[who];
  return (
    <svg
      className={`absolute size-full fill-paper-ink ${colors} ${className}`.trim()}
      viewBox="0 0 160 100"
      preserveAspectRatio="xMidYMax"
    >
      <path fill="currentColor" d="M32 105q0-37 48-37t48 37z" />
      <path className={skin} d="M72 68v-7a17 21 0 1 1 16 0v7l6 4-14 20-14-20z" />
      <path d={hair} />
      <path
        className="fill-none stroke-2 stroke-paper-ink"
        strokeLinecap="round"
        d={`M72 45v2m16-2v2M75 ${mouth}`}
      />
      <path className="fill-none stroke-2" stroke="currentColor" d={line} />
    </svg>
  );
}
