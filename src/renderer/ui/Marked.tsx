import type { ReactElement } from 'react';

type MarkedProps = {
  readonly text: string;
  /** What the marked parts are drawn as. */
  readonly as?: 'code' | 'strong';
  /** Of the marked parts. */
  readonly className?: string | undefined;
};

/** A sentence of ours whose parts between backticks stand out; where they stand in it is up to its language. */
export function Marked({ text, as: Part = 'code', className }: MarkedProps): ReactElement {
  const pieces = [...text.matchAll(/`(?<marked>[^`]*)`|[^`]+/g)];
  return (
    <>
      {pieces.map(({ 0: piece, index, groups }) =>
        groups?.marked === undefined ? (
          piece
        ) : (
          <Part key={index} className={className}>
            {groups.marked}
          </Part>
        ),
      )}
    </>
  );
}
