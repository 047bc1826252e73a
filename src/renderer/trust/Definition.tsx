import { words } from '@shared/texts/text';
import type { ReviewedThing } from '@shared/trust/trust';
import { useEffect, useState } from 'react';
import { compareSides } from '../approvals/diff/compare-sides';
import { SmallDiff } from '../approvals/diff/SmallDiff';
import { visibleText } from '../ui/visible-text';
import styles from './Definition.module.css';

// The whole definition of a thing; of one that changed first the difference to what was accepted.

export function Definition({ thing }: { readonly thing: ReviewedThing }) {
  const patch = usePatchOf(thing);
  return (
    <>
      {patch !== null && (
        <>
          <p className={styles.label}>{words('trust.difference')}</p>
          <SmallDiff patch={patch} />
          <p className={styles.label}>{words('trust.whole')}</p>
        </>
      )}
      <section
        className={styles.text}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys.
        tabIndex={0}
        aria-label={words('trust.definition', { name: visibleText(thing.name) })}
      >
        <pre>{shown(thing.definition)}</pre>
      </section>
    </>
  );
}

/** Null while it is compared, and where there is nothing to compare. */
function usePatchOf(thing: ReviewedThing): string | null {
  const [patch, setPatch] = useState<string | null>(null);
  const original = thing.state === 'changed' ? thing.accepted : null;
  const proposed = thing.definition;
  useEffect(() => {
    if (original === null) return;
    const over = new AbortController();
    // Where it fails the whole text is there to be read.
    void compareSides({ original: ended(original), proposed: ended(proposed) }, over.signal).then(
      setPatch,
      () => {},
    );
    return () => over.abort();
  }, [original, proposed]);
  return patch;
}

/** With a line break at its end: whether a definition has one is nothing to compare. */
function ended(text: string): string {
  return text.endsWith('\n') ? text : `${text}\n`;
}

/** Hidden characters made visible, but for line breaks and tabs, which are what they look like. */
function shown(text: string): string {
  return text
    .split('\n')
    .map((line) => line.split('\t').map(visibleText).join('\t'))
    .join('\n');
}
