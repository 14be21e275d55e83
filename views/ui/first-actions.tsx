import type { ReactNode } from "react";
import { paths } from "../../src/paths";
import { playHref } from "../content/demo/moments";
import { ButtonLink } from "./button";
import { Icon } from "./icon";

/** The two actions of a page's opening: join the waitlist, or play the demo. Side by side on phones, too. */
export function FirstActions(props: {
  join: string;
  joinHref?: string;
  play: string;
  className?: string;
}): ReactNode {
  const { join, joinHref = paths.betaWaitlist.path, play, className = "" } = props;
  return (
    <p className={`flex flex-wrap gap-2 max-xs:w-full md:gap-3 ${className}`.trim()}>
      <ButtonLink tone="primary" className="max-xs:flex-1 max-xs:px-1" href={joinHref}>
        {join}
      </ButtonLink>
      <ButtonLink className="max-xs:flex-1 max-xs:px-1" href={playHref}>
        <Icon name="play" />
        {play}
      </ButtonLink>
    </p>
  );
}
