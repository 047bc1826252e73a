import type { ReactElement } from 'react';

type MarkedProps = {
  readonly text: string;
  /** The element of the marked parts. */
  readonly as?: 'code' | 'strong';
  /** The class of the marked parts. */
  readonly className?: string | undefined;
};

/** A sentence of ours with marked parts between backticks. Each language decides their places in the sentence. */
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
