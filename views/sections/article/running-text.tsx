import type { ReactNode } from "react";
import type { Piece } from "./weave";

/** Running text with its links and citations. A citation leads to its reference, and is where that leads back to. */
export function RunningText({ pieces }: { pieces: readonly Piece[] }): ReactNode {
  return pieces.map((piece, index) => <OnePiece key={index} piece={piece} />);
}

function OnePiece({ piece }: { piece: Piece }): ReactNode {
  if (typeof piece === "string") return piece;
  switch (piece.kind) {
    case "link":
      return <a href={piece.href}>{piece.words}</a>;
    case "strong":
      return <b>{piece.words}</b>;
    case "citation":
      return (
        <sup>
          <a id={piece.id} href={`#ref-${piece.number}`} aria-label={`Reference ${piece.number}`}>
            [{piece.number}]
          </a>
        </sup>
      );
  }
}
