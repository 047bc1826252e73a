import { words } from '@shared/texts/text';
import { useMemo, useState } from 'react';
import { Button } from '../../ui/Button';
import { type DiffLine, diffLines } from './diff-lines';
import styles from './SmallDiff.module.css';

// A short unified diff: only signs and colours. Long ones are collapsed at first.

const shownAtFirst = 14;

const tones = { '+': styles.added, '-': styles.removed, '@': styles.place, ' ': undefined } as const;
const spoken = { '+': 'small-diff.added', '-': 'small-diff.removed', '@': null, ' ': null } as const;

type SmallDiffProps = {
  readonly patch: string;
  /** It was not applied: its added lines are struck through, and its removed lines stayed in the file. */
  readonly isStruck?: boolean;
};

export function SmallDiff({ patch, isStruck = false }: SmallDiffProps) {
  const lines = useMemo(() => linesOf(patch, isStruck), [patch, isStruck]);
  const [whole, setWhole] = useState(false);
  const shown = whole ? lines : lines.slice(0, shownAtFirst);
  const rest = lines.length - shown.length;
  return (
    <figure className={styles.diff} aria-label={words('small-diff.name')}>
      {shown.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one patch never move.
        <Line key={index} line={line} isStruck={isStruck && line.sign === '+'} />
      ))}
      {rest > 0 && (
        <Button variant="quiet" className={styles.more} onClick={() => setWhole(true)}>
          {words('small-diff.show-more', { lines: rest })}
        </Button>
      )}
    </figure>
  );
}

function linesOf(patch: string, isStruck: boolean): readonly DiffLine[] {
  const lines = diffLines(patch);
  return isStruck ? lines.map((line) => (line.sign === '-' ? { ...line, sign: ' ' } : line)) : lines;
}

function Line({ line, isStruck }: { readonly line: DiffLine; readonly isStruck: boolean }) {
  const Text = isStruck ? 'del' : 'span';
  const sign = spoken[line.sign];
  return (
    <div className={[styles.line, tones[line.sign]].filter(Boolean).join(' ')}>
      <span className={styles.sign} aria-hidden>
        {line.sign === '@' ? '' : line.sign}
      </span>
      <Text className={styles.text}>
        <span className="visually-hidden">{sign !== null && `${words(sign)} `}</span>
        {line.text === '' ? ' ' : line.text}
      </Text>
    </div>
  );
}
