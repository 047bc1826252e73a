import type { ReactElement } from 'react';
import styles from './InlineCode.module.css';

/** What a person wrote, as they wrote it, but for code between backticks in a line: drawn as such, without them. */
export function InlineCode({ text }: { readonly text: string }): ReactElement {
  // Every other piece is what stood between backticks.
  const pieces = text.split(/(?<!`)`([^`\n]+)`(?!`)/);
  return (
    <>
      {pieces.map((piece, index) =>
        index % 2 === 0 ? (
          piece
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places.
          <code key={index} className={styles.code}>
            {piece}
          </code>
        ),
      )}
    </>
  );
}
