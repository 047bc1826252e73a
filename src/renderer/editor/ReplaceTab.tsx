import '../parts/panel-texts';
import { type AnyText, words } from '@shared/texts/text';
import { FileWarning } from 'lucide-react';
import { type ReactElement, useEffect } from 'react';
import { useUnsaved } from '../state/files/unsaved';
import { useReviewInFront } from '../state/layout/review-place';
import { readAgain, useReplacement } from '../state/search/replacement';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { visibleText } from '../ui/visible-text';
import { ReplaceSides } from './ReplaceSides';
import { Outcome } from './replace/Outcome';
import styles from './replace/Replace.module.css';
import { ReplaceBar } from './replace/ReplaceBar';
import { ReplaceFiles } from './replace/ReplaceFiles';

/** Shows the effect of a replacement on each file before Pilotfish writes; afterwards the outcome. */
export function ReplaceTab(): ReactElement {
  const outcome = useReplacement((state) => state.outcome);
  const failure = useReplacement((state) => state.failure);
  useSavedFiles();
  useReviewInFront(failure === null && outcome === null ? 'replace' : null, 'by-user');
  return (
    <div className={styles.review}>
      <ReplaceBar />
      {failure !== null && <Failed why={failure} />}
      {failure === null && outcome && <Outcome outcome={outcome} />}
      {failure === null && !outcome && (
        <div className={styles.columns}>
          <ReplaceFiles />
          <ReplaceSides />
        </div>
      )}
    </div>
  );
}

function Failed({ why }: { readonly why: AnyText }) {
  return (
    <div role="alert">
      <EmptyState icon={FileWarning} title={words('replace-review.failed')}>
        <p>{visibleText(why)}</p>
        <Button onClick={() => readAgain()}>{words('replace-review.read-again')}</Button>
      </EmptyState>
    </div>
  );
}

/** Reads a file again after the user saved or discarded its text. */
function useSavedFiles(): void {
  useEffect(
    () =>
      useUnsaved.subscribe(({ files }, before) => {
        const reviewed = new Set(useReplacement.getState().files.map(({ path }) => path));
        const saved = Object.keys(before.files).filter((path) => !files[path] && reviewed.has(path));
        if (saved.length > 0 && !useReplacement.getState().outcome) readAgain(saved);
      }),
    [],
  );
}
