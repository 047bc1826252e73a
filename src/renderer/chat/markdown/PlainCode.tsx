import { memo } from 'react';
import { codePieces } from './code-pieces';
import styles from './PlainCode.module.css';

// Code as plain text, of any length and speed of growth: parts far from the screen skip layout.

export function PlainCode({ code }: { readonly code: string }) {
  const pieces = codePieces(code);
  if (pieces.length === 1) return code;
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces keep their places.
  return pieces.map((piece, index) => <Piece key={index} text={piece} />);
}

const Piece = memo(({ text }: { readonly text: string }) => {
  const lines = text.split('\n').length;
  return (
    <span className={styles.piece} style={{ containIntrinsicHeight: `${lines * lineHeight}px` }}>
      {text}
    </span>
  );
});

/** As in `CodeBlock.module.css`, in px. */
const lineHeight = 18;
