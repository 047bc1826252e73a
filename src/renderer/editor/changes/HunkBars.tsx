import { words } from '@shared/texts/text';
import { Check, PencilLine, Undo2 } from 'lucide-react';
import { type ReactElement, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ShownHunk } from '../../state/changes/change-hunks';
import { useReviewedChanges } from '../../state/changes/reviewed-changes';
import { keepHunk, takeBackHunk } from '../../state/changes/take-back';
import { keysOf } from '../../state/commands/command-keys';
import { IconButton } from '../../ui/IconButton';
import { comparingOptions, type monaco } from '../monaco/monaco';
import { type BarLayer, createBarLayer, type PlacedBar } from './bar-layer';
import { useChangeWalk } from './change-walk';
import styles from './HunkBars.module.css';

type HunkBarsProps = {
  readonly original: monaco.editor.ICodeEditor;
  /** The side with the bars. */
  readonly modified: monaco.editor.ICodeEditor;
  readonly hunks: readonly ShownHunk[];
  readonly isReadOnly: boolean;
};

/** A bar beside each visible hunk, with buttons that keep or undo it. */
export function HunkBars({ original, modified, hunks, isReadOnly }: HunkBarsProps): ReactElement | null {
  const [bars, setBars] = useState<readonly PlacedBar[]>([]);
  const [layer, setLayer] = useState<BarLayer | null>(null);
  useEffect(() => {
    const created = createBarLayer(modified, setBars);
    setLayer(created);
    return () => created.dispose();
  }, [modified]);
  useEffect(() => {
    const shown = isReadOnly ? [] : hunks;
    // With equal room for their texts, both sides wrap a line alike.
    for (const side of [original, modified]) side.updateOptions({ lineDecorationsWidth: laneFor(shown) });
    layer?.show(shown);
  }, [original, modified, layer, hunks, isReadOnly]);
  if (!layer) return null;
  return createPortal(
    bars.map(({ hunk, place, top }) => (
      <HunkBar key={hunk.id} hunk={hunk} place={place} all={hunks.length} top={top} />
    )),
    layer.element,
  );
}

/** In px: the room for the bars before the text, so that they cover no code. */
function laneFor(hunks: readonly ShownHunk[]): number {
  if (hunks.length === 0) return comparingOptions.lineDecorationsWidth;
  return hunks.some(({ isSince }) => isSince) ? 81 : 59;
}

type HunkBarProps = Omit<PlacedBar, 'hunk'> & { readonly hunk: ShownHunk; readonly all: number };

function HunkBar({ hunk, place, all, top }: HunkBarProps): ReactElement {
  const { id, isSince } = hunk;
  const busy = useReviewedChanges((state) => state.busy);
  const isKept = useReviewedChanges(({ keptHunks, sides }) => keptHunks[sides?.path ?? '']?.has(id) ?? false);
  const isHere = useChangeWalk((walk) => walk.place === place);
  const at = { place: place + 1, all };
  return (
    <div className={styles.bar} style={{ top }} data-here={isHere || undefined}>
      {isSince && (
        <span className={styles.since} title={words('changes-review.changed-since')}>
          <PencilLine aria-hidden size={13} strokeWidth={1.75} />
          <span className="visually-hidden">{words('changes-review.changed-since')}</span>
        </span>
      )}
      <IconButton
        className={styles.button}
        label={words('changes-review.keep-hunk', at)}
        keys={isHere ? keysOf('changes.keepHunk') : undefined}
        icon={Check}
        aria-pressed={isKept}
        disabled={busy}
        onClick={() => void keepHunk(id)}
      />
      <IconButton
        className={styles.button}
        label={words('changes-review.take-back-hunk', at)}
        keys={isHere ? keysOf('changes.takeBackHunk') : undefined}
        icon={Undo2}
        disabled={busy}
        onClick={() => {
          const { diff } = useChangeWalk.getState();
          // The walk continues from this hunk, and its bar follows.
          diff?.goTo(place);
          diff?.focus();
          void takeBackHunk(id);
        }}
      />
    </div>
  );
}
