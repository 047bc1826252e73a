import type { ReactElement } from 'react';
import styles from './InlineCode.module.css';

/** The user's text as written, except that code between backticks on one line is rendered as code. */
export function InlineCode({ text }: { readonly text: string }): ReactElement {
  // Every second piece is the text between backticks.
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
