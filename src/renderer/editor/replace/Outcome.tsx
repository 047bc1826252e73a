import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { closeTab } from '../../state/files/close-tab';
import { readAgain, undoReplacement, useReplacement } from '../../state/search/replacement';
import { Button } from '../../ui/Button';
import { visibleText } from '../../ui/visible-text';
import styles from './Replace.module.css';

type OutcomeProps = { readonly outcome: NonNullable<ReturnType<typeof useReplacement.getState>['outcome']> };

/** The written files, the failed files, and a button that reverses the replacement. */
export function Outcome({ outcome: { written, failed, isUndo } }: OutcomeProps): ReactElement {
  const writing = useReplacement((state) => state.writing);
  const [done, left] = [written.length, failed.length];
  return (
    <section className={styles.outcome} aria-label={words('replace-review.name')}>
      <div role="status">
        <p>{words(isUndo ? 'replace-review.undone' : 'replace-review.written', { count: done })}</p>
        {left > 0 && <p>{words('replace-review.not-written', { count: left })}</p>}
      </div>
      {left > 0 && (
        <ul>
          {failed.map(({ path, why }) => (
            <li key={path}>
              {words('replace-review.failed-file', { path: visibleText(path), why: visibleText(why) })}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.helps}>
        <Button variant="primary" onClick={() => closeTab('replace')}>
          {words('ui.close')}
        </Button>
        {!isUndo && done > 0 && (
          <Button disabled={writing} onClick={() => void undoReplacement()}>
            {words('replace-review.undo')}
          </Button>
        )}
        {(isUndo || left > 0) && (
          <Button disabled={writing} onClick={() => readAgain()}>
            {words('replace-review.read-again')}
          </Button>
        )}
      </div>
    </section>
  );
}
