import type { ReactNode } from "react";
import { press } from "../../src/paths";
import { FigureFrame, type FigureProps, readRows } from "./figure-frame";

/** Paper is no dark background. */
const grounds = { dark: "bg-canvas print:hidden", light: "bg-paper" } as const;

/** Files of the press kit on their background: `dark`, `light` or nothing, the file's name, width, height, description. */
export function PressPictures({ text, caption }: FigureProps): ReactNode {
  return (
    <FigureFrame caption={caption}>
      <ul className="grid auto-cols-fr gap-4 sm:grid-flow-col">
        {readRows(text).map(([ground = "", name = "", width, height, alt]) => (
          <li
            key={name}
            className={`grid place-items-center rounded-card ${isGround(ground) ? `p-6 ${grounds[ground]}` : ""}`}
          >
            <img
              src={addressOf(name)}
              alt={alt}
              width={width}
              height={height}
              loading="lazy"
              className="h-auto max-w-full rounded-small"
            />
          </li>
        ))}
      </ul>
    </FigureFrame>
  );
}

const isGround = (name: string): name is keyof typeof grounds => Object.hasOwn(grounds, name);

function addressOf(name: string): string {
  if (!Object.hasOwn(press, name)) throw new Error(`The press kit has no file “${name}”`);
  return press[name as keyof typeof press];
}
