import type { ReactNode } from "react";

const shapes = {
  back: "M18 6l-9 6 9 6zM6 6v12",
  play: "M7 5l12 7-12 7z",
  pause: "M8 5v14M16 5v14",
  forward: "M6 6l9 6-9 6zM18 6v12",
  mute: "M4 9v6h4l5 4V5L8 9zM17 9l5 6M22 9l-5 6",
  sound: "M4 9v6h4l5 4V5L8 9zM17 9a4 4 0 0 1 0 6M19.500 6.500a8 8 0 0 1 0 11",
} as const;

/** An icon of a player button. These are not in the sprite because every page contains that. */
export function PlayerIcon({ name }: { name: keyof typeof shapes }): ReactNode {
  return (
    <svg
      className="flex-none fill-none stroke-current"
      width="20"
      height="20"
      viewBox="0 0 24 24"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
