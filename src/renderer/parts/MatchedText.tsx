import type { FoundPath } from '@shared/project/project';
import type { ReactElement } from 'react';
import { visibleProse } from '../ui/visible-text';
import styles from './MatchedText.module.css';

type MatchedTextProps = Pick<FoundPath, 'matched'> & {
  readonly text: string;
  /** The shown part of the text. */
  readonly from: number;
  readonly to: number;
};

/** A part of a text with its matches marked. */
export function MatchedText({ text, from, to, matched }: MatchedTextProps): ReactElement {
  return (
    <>
      {piecesOf(matched, from, to).map(({ start, end, isMatch }) => {
        const piece = visibleProse(text.slice(start, end));
        return isMatch ? (
          <mark key={start} className={styles.matched}>
            {piece}
          </mark>
        ) : (
          piece
        );
      })}
    </>
  );
}

type Piece = { readonly start: number; readonly end: number; readonly isMatch: boolean };

function piecesOf(matched: FoundPath['matched'], from: number, to: number): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = from;
  for (const [first, last] of matched) {
    const [start, end] = [Math.max(first, at), Math.min(last, to)];
    if (start >= end) continue;
    if (start > at) pieces.push({ start: at, end: start, isMatch: false });
    pieces.push({ start, end, isMatch: true });
    at = end;
  }
  if (at < to) pieces.push({ start: at, end: to, isMatch: false });
  return pieces;
}
