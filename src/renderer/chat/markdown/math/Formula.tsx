import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './Formula.module.css';
import { type Formula as Drawn, mathSource } from './marked-math';

// A formula in a message; screen readers use its MathML. Shows its source until it is rendered, or if that fails.

export const Formula = memo(({ tex, display }: Drawn) => {
  const html = useDrawing(tex, display);
  const frame = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (html !== null && frame.current) frame.current.innerHTML = html;
  }, [html]);
  if (html === null) return <code className={styles.source}>{mathSource({ tex, display })}</code>;
  if (!display) return <span ref={frame} />;
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, so the keyboard must reach it.
  return <span ref={frame} className={styles.display} tabIndex={0} />;
});

/** Null until it is rendered, or if that fails. */
function useDrawing(tex: string, display: boolean): string | null {
  const [drawn, setDrawn] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    void import('./draw-formula').then(
      ({ drawFormula }) => current && setDrawn(drawFormula({ tex, display })),
    );
    return () => {
      current = false;
    };
  }, [tex, display]);
  return drawn;
}
