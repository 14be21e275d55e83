import { useEffect, useState } from "react";
import { paths } from "../../../src/paths";
import { sectionIds, type SectionId } from "../../content/anchors";
import { findSectionInView, type SectionTop } from "./section-in-view";

const COMPACT_AFTER_PX = 8;

type ScrollState = { isCompact: boolean; section: SectionId | null };

/** Returns whether the page is scrolled past the threshold, and, on the home page, the section in view. */
export function useScrollState(path: string): ScrollState {
  const isHome = path === paths.home.path;
  const [state, setState] = useState<ScrollState>({
    isCompact: false,
    section: isHome ? "hero" : null,
  });

  useEffect(() => {
    let frame = 0;
    const read = () => {
      frame = 0;
      const isCompact = scrollY > COMPACT_AFTER_PX;
      const section = isHome ? findSectionInView(readTops(), isAtEnd()) : null;
      setState((last) =>
        last.isCompact === isCompact && last.section === section ? last : { isCompact, section },
      );
    };
    const readSoon = () => {
      frame ||= requestAnimationFrame(read);
    };
    read();
    addEventListener("scroll", readSoon, { passive: true });
    addEventListener("resize", readSoon);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("scroll", readSoon);
      removeEventListener("resize", readSoon);
    };
  }, [isHome]);

  return state;
}

function readTops(): SectionTop[] {
  return sectionIds.flatMap((id) => {
    const element = document.getElementById(id);
    return element ? [{ id, top: element.getBoundingClientRect().top }] : [];
  });
}

function isAtEnd(): boolean {
  return scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
}
