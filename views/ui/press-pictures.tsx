import type { ReactNode } from "react";
import { press } from "../../src/paths";
import { FigureFrame, type FigureProps, readRows } from "./figure-frame";

/** Logos for dark backgrounds are not printed: paper is white. */
const backgrounds = { dark: "bg-canvas print:hidden", light: "bg-paper" } as const;

/**
 * A figure of images from the press kit. Rows are the background (`dark`, `light` or empty), file name, width, height
 * and alt text.
 */
export function PressPictures({ text, caption }: FigureProps): ReactNode {
  return (
    <FigureFrame caption={caption}>
      <ul className="grid auto-cols-fr gap-4 sm:grid-flow-col">
        {readRows(text).map(([background = "", name = "", width, height, alt]) => (
          <li
            key={name}
            className={`grid place-items-center rounded-card ${isBackground(background) ? `p-6 ${backgrounds[background]}` : ""}`}
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

const isBackground = (name: string): name is keyof typeof backgrounds =>
  Object.hasOwn(backgrounds, name);

function addressOf(name: string): string {
  if (!Object.hasOwn(press, name)) throw new Error(`The press kit has no file “${name}”`);
  return press[name as keyof typeof press];
}
