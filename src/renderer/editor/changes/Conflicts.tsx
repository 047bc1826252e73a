import type { ChangeConflict, ChangedEntry, UndoPreview } from '@shared/changes/changes';
import { words } from '@shared/texts/text';
import { type ReactElement, useId } from 'react';
import { useReviewedChanges } from '../../state/changes/reviewed-changes';
import { askTakeBackOver } from '../../state/changes/take-back';
import { Button } from '../../ui/Button';
import { visibleText } from '../../ui/visible-text';
import { Banner } from '../parts/Banner';
import styles from './Conflicts.module.css';

type ConflictsProps = { readonly entry: ChangedEntry; readonly isReadOnly: boolean };

/**
 * The places that an undo would leave alone, because somebody else changed the file since: both sides of each place.
 */
export function Conflicts({ entry, isReadOnly }: ConflictsProps): ReactElement | null {
  const { path, undo } = entry;
  const busy = useReviewedChanges((state) => state.busy);
  const conflicts = undo.kind === 'back' ? undo.conflicts : [];
  const told = toldOf(undo);
  if (told === null) return null;
  const canBeAll = undo.kind === 'back' || (undo.kind === 'kept' && undo.changed);
  return (
    <>
      <Banner
        tone="warning"
        actions={
          canBeAll &&
          !isReadOnly && (
            <Button disabled={busy} onClick={() => void askTakeBackOver(path)}>
              {words('changes-review.all-the-same')}
            </Button>
          )
        }
      >
        {told}
      </Banner>
      {conflicts.length > 0 && (
        <ul className={styles.list}>
          {conflicts.map((conflict, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the places of one preview never move.
            <Conflict key={index} conflict={conflict} />
          ))}
        </ul>
      )}
    </>
  );
}

/** Null if the undo is complete or there is nothing to undo. */
function toldOf(undo: UndoPreview): string | null {
  if (undo.kind === 'nothing') return null;
  if (undo.kind === 'kept') return words('changes-review.stays', { why: visibleText(undo.why) });
  const { conflicts, stops } = undo;
  if (stops !== null) return words('changes-review.in-part', { why: visibleText(stops) });
  return conflicts.length === 0 ? null : words('changes-review.conflicts', { count: conflicts.length });
}

function Conflict({ conflict }: { readonly conflict: ChangeConflict }): ReactElement {
  return (
    <li className={styles.conflict}>
      <Side label={words('changes-review.yours')} text={conflict.ours} />
      <Side label={words('changes-review.before-the-change')} text={conflict.theirs} />
    </li>
  );
}

function Side({ label, text }: { readonly label: string; readonly text: string }): ReactElement {
  const id = useId();
  return (
    <section className={styles.side} aria-labelledby={id}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it. */}
      <pre className={styles.text} tabIndex={0}>
        {text === '' ? words('changes-review.no-lines') : text}
      </pre>
    </section>
  );
}
