import type { ChangedEntry } from '@shared/changes/changes';
import { words } from '@shared/texts/text';
import { ArrowDown, ArrowUp, Check, Undo2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useReviewedChanges } from '../../state/changes/reviewed-changes';
import { askTakeBackFile, keepFile } from '../../state/changes/take-back';
import { keysOf } from '../../state/commands/command-keys';
import { openFile } from '../../state/ui-state';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { visibleText } from '../../ui/visible-text';
import styles from './ChangedHead.module.css';
import { useChangeWalk, walkChanges } from './change-walk';
import { moveWords } from './move-words';

type ChangedHeadProps = { readonly entry: ChangedEntry; readonly isReadOnly: boolean };

/** The path of the shown file, the steps through its changes, and the actions for the whole file. */
export function ChangedHead({ entry, isReadOnly }: ChangedHeadProps): ReactElement {
  const { path, became, move, isFolder = false } = entry;
  return (
    <div className={styles.head}>
      {became === 'deleted' || isFolder ? (
        <span className={styles.path}>
          <bdi dir="ltr">{isFolder ? `${visibleText(path)}/` : visibleText(path)}</bdi>
        </span>
      ) : (
        <button
          type="button"
          className={styles.path}
          title={words('changes-review.open')}
          onClick={() => openFile(path)}
        >
          <bdi dir="ltr">{visibleText(path)}</bdi>
        </button>
      )}
      {move !== null && <span className={styles.moved}>{moveWords(move)}</span>}
      <Place />
      <IconButton
        label={words('command.question.previousChange')}
        keys={keysOf('changes.previous')}
        icon={ArrowUp}
        onClick={() => walkChanges(-1)}
      />
      <IconButton
        label={words('command.question.nextChange')}
        keys={keysOf('changes.next')}
        icon={ArrowDown}
        onClick={() => walkChanges(1)}
      />
      {!isReadOnly && <Acts entry={entry} />}
    </div>
  );
}

function Place(): ReactElement {
  const place = useChangeWalk((walk) => walk.place);
  const all = useChangeWalk(({ diff }) => diff?.hunks.length ?? 0);
  return (
    <span className={styles.place} role="status">
      {all > 0 && place >= 0 && words('changes-review.place', { place: place + 1, all })}
    </span>
  );
}

function Acts({ entry }: { readonly entry: ChangedEntry }): ReactElement | null {
  const busy = useReviewedChanges((state) => state.busy);
  const isPart = useReviewedChanges(({ keptHunks }) => (keptHunks[entry.path]?.size ?? 0) > 0);
  const { undo, isKept } = entry;
  if (undo.kind === 'nothing') return null;
  const takeBack = words(isPart ? 'changes-review.take-back-rest' : 'changes-review.take-back');
  return (
    <span className={styles.acts}>
      <Button
        icon={Check}
        aria-pressed={isKept}
        keys={isKept ? undefined : keysOf('changes.keepFile')}
        disabled={busy || isKept}
        onClick={() => void keepFile(entry)}
      >
        {words(isKept ? 'changes-review.is-kept' : 'changes-review.keep')}
      </Button>
      <Button
        icon={Undo2}
        keys={undo.kind === 'back' ? keysOf('changes.takeBackFile') : undefined}
        disabled={busy}
        disabledReason={undo.kind === 'back' ? undefined : visibleText(undo.why)}
        onClick={() => void askTakeBackFile(entry)}
      >
        {isPart ? <OfFile what={takeBack} path={entry.path} /> : takeBack}
      </Button>
    </span>
  );
}

/** The bar above has buttons with the same labels for all files. This hidden text names the file for screen readers. */
function OfFile({ what, path }: { readonly what: string; readonly path: string }): ReactElement {
  return (
    <span>
      <span aria-hidden>{what}</span>
      <span className="visually-hidden">
        {words('changes-review.of-file', { what, path: visibleText(path) })}
      </span>
    </span>
  );
}
