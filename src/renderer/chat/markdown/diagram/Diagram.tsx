import '../../../parts/panel-texts';
import { words } from '@shared/texts/text';
import { useEffect, useState } from 'react';
import { ErrorText } from '../../../ui/ErrorText';
import { Spinner } from '../../../ui/Spinner';
import { followTokens } from '../../../ui/tokens';
import styles from './Diagram.module.css';
import { diagramColours } from './diagram-colours';
import type { Drawn } from './draw-diagram';

// A diagram in the colours of the window, drawn again when they change.

type Drawing =
  | { readonly kind: 'drawing' }
  | { readonly kind: 'drawn'; readonly drawn: Drawn }
  | { readonly kind: 'failed'; readonly why: string };

export function Diagram({ source }: { readonly source: string }) {
  const drawing = useDrawing(source);
  switch (drawing.kind) {
    case 'drawing':
      return (
        <p className={styles.wait}>
          <Spinner size={12} />
          {words('markdown.drawing')}
        </p>
      );
    case 'drawn':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it.
        <section className={styles.frame} tabIndex={0} aria-label={words('markdown.diagram')}>
          <img
            className={styles.picture}
            src={drawing.drawn.address}
            style={{ '--width': `${drawing.drawn.width}px` }}
            alt={words('markdown.diagram-of', { source })}
          />
        </section>
      );
    case 'failed':
      return (
        <div className={styles.failed}>
          <ErrorText>{words('markdown.not-drawn', { why: drawing.why })}</ErrorText>
        </div>
      );
  }
}

function useDrawing(source: string): Drawing {
  const [drawing, setDrawing] = useState<Drawing>({ kind: 'drawing' });
  useEffect(() => {
    let current = 0;
    const unfollow = followTokens((tokens) => {
      current += 1;
      const asked = current;
      const colours = diagramColours(tokens);
      const tell = (next: Drawing) => asked === current && setDrawing(next);
      import('./draw-diagram')
        .then(({ drawDiagram }) => drawDiagram(source, colours))
        .then((drawn) => tell({ kind: 'drawn', drawn }))
        .catch((error: unknown) =>
          tell({ kind: 'failed', why: error instanceof Error ? error.message : String(error) }),
        );
    });
    return () => {
      current = -1;
      unfollow();
    };
  }, [source]);
  return drawing;
}
