import { entryOf, useReviewedChanges } from '../../state/changes/reviewed-changes';
import { askTakeBackFile, keepFile, keepHunk, takeBackHunk } from '../../state/changes/take-back';
import { always, type Command } from '../../state/commands/command';
import { hunkAtCaret, walkChanges } from './change-walk';

// Key commands of the tab of changes. They apply in this tab only, before Monaco, which uses some of these keys
// itself.

export type ChangesAtKeyboard = { readonly isReadOnly: boolean };

const canChange = ({ isReadOnly }: ChangesAtKeyboard) => !isReadOnly;

export const changesTabCommands: readonly Command<ChangesAtKeyboard>[] = [
  { id: 'changes.next', phase: 'capture', repeats: true, when: always, run: () => walkChanges(1) },
  { id: 'changes.previous', phase: 'capture', repeats: true, when: always, run: () => walkChanges(-1) },
  {
    id: 'changes.takeBackHunk',
    phase: 'capture',
    when: canChange,
    run: () => void ofHunk(takeBackHunk),
  },
  { id: 'changes.keepHunk', phase: 'capture', when: canChange, run: () => void ofHunk(keepHunk) },
  {
    id: 'changes.takeBackFile',
    phase: 'capture',
    when: canChange,
    run() {
      const entry = chosenEntry();
      if (entry) void askTakeBackFile(entry);
    },
  },
  {
    id: 'changes.keepFile',
    phase: 'capture',
    when: canChange,
    run() {
      const entry = chosenEntry();
      if (entry && !entry.isKept && entry.undo.kind !== 'nothing') void keepFile(entry);
    },
  },
];

function chosenEntry() {
  const { view, chosen } = useReviewedChanges.getState();
  return entryOf(view, chosen);
}

async function ofHunk(act: (id: string) => Promise<void>): Promise<void> {
  const hunk = hunkAtCaret();
  if (hunk) await act(hunk.id);
}
