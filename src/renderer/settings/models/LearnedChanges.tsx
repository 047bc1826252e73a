import type { Learned } from '@shared/models/learned-schema';
import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { Disclosure } from '../../parts/Disclosure';
import { Button } from '../../ui/Button';
import { visibleText } from '../../ui/visible-text';
import styles from './LearnedChanges.module.css';
import { learnedWords } from './learned-words';

type LearnedChangesProps = {
  /** The changes for one server, by model. */
  readonly learned: readonly Learned[];
  readonly busy: boolean;
  onForget(of: Learned): void;
};

/** The changes to requests that Pilotfish learned from a server's refusals, by model. */
export function LearnedChanges({ learned, busy, onForget }: LearnedChangesProps): ReactElement {
  const count = learned.reduce((sum, { changes }) => sum + changes.length, 0);
  return (
    <Disclosure
      className={styles.learned}
      summary={<span className={styles.summary}>{words('learned.summary', { count })}</span>}
    >
      {() => (
        <>
          <p className={styles.lead}>{words('learned.lead')}</p>
          {learned.map((each) => (
            <Model key={each.model} learned={each} busy={busy} onForget={() => onForget(each)} />
          ))}
        </>
      )}
    </Disclosure>
  );
}

type ModelProps = { readonly learned: Learned; readonly busy: boolean; onForget(): void };

function Model({ learned, busy, onForget }: ModelProps): ReactElement {
  const model = visibleText(learned.model);
  return (
    <div className={styles.model}>
      <div className={styles.words}>
        <p className={styles.name}>{model}</p>
        <ul className={styles.changes} aria-label={model}>
          {learned.changes.map((change) => (
            <li key={`${change.kind} ${change.of}`}>{learnedWords(change)}</li>
          ))}
        </ul>
      </div>
      <Button disabled={busy} onClick={onForget} aria-label={words('learned.forget-named', { model })}>
        {words('learned.forget')}
      </Button>
    </div>
  );
}
