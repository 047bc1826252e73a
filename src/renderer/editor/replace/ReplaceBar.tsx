import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { WorkProgress } from '../../parts/WorkProgress';
import { useUnsaved } from '../../state/files/unsaved';
import { acceptedFiles, applyReplacement, useReplacement } from '../../state/search/replacement';
import { useResults } from '../../state/search/results';
import { Button } from '../../ui/Button';
import { Marked } from '../../ui/Marked';
import { visibleProse } from '../../ui/visible-text';
import styles from './Replace.module.css';

/** The search text, the replacement, and the button that replaces. */
export function ReplaceBar(): ReactElement | null {
  const state = useReplacement();
  const isCut = useResults((results) => results.state === 'cut');
  useUnsaved((unsaved) => unsaved.files);
  const { asked, files, outcome, writing, failure } = state;
  if (!asked) return null;
  const [pattern, replacement] = [asked.query.pattern, asked.replacement].map(quoted);
  const read = files.filter(({ plan }) => plan !== null).length;
  const count = acceptedFiles(state).length;
  const isReading = read < files.length && failure === null;
  return (
    <header className={styles.bar}>
      <p className={styles.what}>
        <Marked
          text={
            replacement === ''
              ? words('replace-review.by-nothing', { pattern: pattern ?? '' })
              : words('replace-review.what', { pattern: pattern ?? '', replacement: replacement ?? '' })
          }
        />
        <span className={styles.progress} role="status">
          {isReading && words('replace-review.reading', { done: read, all: files.length })}
          {!isReading && isCut && words('replace-review.cut')}
        </span>
      </p>
      {writing && <WorkProgress of={outcome ? 'undoing' : 'replacing'} />}
      {!outcome && failure === null && (
        <Button
          variant="primary"
          disabled={writing}
          disabledReason={disabledReason(isReading, count)}
          onClick={() => void applyReplacement()}
        >
          {words('replace-review.apply', { count })}
        </Button>
      )}
    </header>
  );
}

function disabledReason(isReading: boolean, count: number): string | undefined {
  if (isReading) return words('replace-review.still-reading');
  return count === 0 ? words('replace-review.nothing-accepted') : undefined;
}

/** The sentence marks quotes with backticks, so the quoted text must not contain any. */
function quoted(text: string): string {
  return visibleProse(text).replaceAll('`', 'ˋ');
}
