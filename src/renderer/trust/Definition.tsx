import { words } from '@shared/texts/text';
import type { ReviewedThing } from '@shared/trust/trust';
import { useEffect, useState } from 'react';
import { compareSides } from '../approvals/diff/compare-sides';
import { SmallDiff } from '../approvals/diff/SmallDiff';
import { visibleText } from '../ui/visible-text';
import styles from './Definition.module.css';

// The whole definition of a thing. If it changed, the difference to the accepted one comes first.

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

/** Null during the comparison, and unless the thing changed. */
function usePatchOf(thing: ReviewedThing): string | null {
  const [patch, setPatch] = useState<string | null>(null);
  const original = thing.state === 'changed' ? thing.accepted : null;
  const proposed = thing.definition;
  useEffect(() => {
    if (original === null) return;
    const over = new AbortController();
    // If the comparison fails, the user can still read the whole text.
    void compareSides({ original: ended(original), proposed: ended(proposed) }, over.signal).then(
      setPatch,
      () => {},
    );
    return () => over.abort();
  }, [original, proposed]);
  return patch;
}

/** Adds a final line break, so that a missing one does not count as a difference. */
function ended(text: string): string {
  return text.endsWith('\n') ? text : `${text}\n`;
}

/** Makes hidden characters visible, except line breaks and tabs, which are visible as they are. */
function shown(text: string): string {
  return text
    .split('\n')
    .map((line) => line.split('\t').map(visibleText).join('\t'))
    .join('\n');
}
