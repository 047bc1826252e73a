import { type ReactElement, type ReactNode, useEffect, useMemo, useState } from 'react';
import { UnbrokenOptions } from '../../ui/code/UnbrokenOptions';
import type { Coloured } from '../../ui/highlight';
import { lineBreak, visiblePieces } from '../../ui/visible-text';
import styles from './CommandText.module.css';

/** A command with shell highlighting, and with every hidden character and look-alike made visible. */
export function CommandText({ text }: { readonly text: string }): ReactElement {
  const [coloured, setColoured] = useState<{ text: string; spans: readonly Coloured[] | null } | null>(null);
  useEffect(() => {
    let current = true;
    void import('../../ui/highlight').then(
      ({ highlight }) => current && setColoured({ text, spans: highlight('bash', text) }),
    );
    return () => {
      current = false;
    };
  }, [text]);
  const draw = useMemo(() => drawing(text), [text]);
  const spans = coloured?.text === text ? coloured.spans : null;
  return <code className={styles.text}>{draw(spans ?? [{ kind: 'text', text }])}</code>;
}

/**
 * Renders spans that together are `text`. Look-alikes are found in the whole command, because a span shows too little
 * of it.
 */
function drawing(text: string): (spans: readonly Coloured[]) => ReactNode {
  const visible = visiblePieces(text);
  return (spans) => {
    let at = 0;
    const drawn = (part: Coloured, index: number): ReactNode => {
      if (part.kind === 'span')
        return (
          <span key={index} className={part.className}>
            {part.children.map(drawn)}
          </span>
        );
      const from = at;
      at += part.text.length;
      return <UnbrokenOptions key={index} code={visible(from, at, lineBreak)} />;
    };
    return spans.map(drawn);
  };
}
