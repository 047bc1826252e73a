import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { UnbrokenOptions } from '../../ui/code/UnbrokenOptions';
import type { Coloured } from '../../ui/highlight';
import { visibleText } from '../../ui/visible-text';
import styles from './CommandText.module.css';

/** A command, coloured as a shell reads it, with every hidden character visible. */
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
  const spans = coloured?.text === text ? coloured.spans : null;
  return <code className={styles.text}>{spans ? spans.map(drawn) : <Lines text={text} />}</code>;
}

function drawn(part: Coloured, index: number): ReactNode {
  if (part.kind === 'text') return <Lines key={index} text={part.text} />;
  return (
    <span key={index} className={part.className}>
      {part.children.map(drawn)}
    </span>
  );
}

function Lines({ text }: { readonly text: string }): ReactElement {
  return <UnbrokenOptions code={text.split('\n').map(visibleText).join('\n')} />;
}
