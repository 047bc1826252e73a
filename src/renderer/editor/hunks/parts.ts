import type { Proposal } from '@shared/approval/approval';
import type { CallKey } from '@shared/base/call-key';
import type { Verdict } from '@shared/hunks/hunks';
import type { PlacedHunk, ReadContent } from '@shared/hunks/read-content';
import { words } from '@shared/texts/text';
import { hunkActions, isSameWords } from '../../approvals/hunks/hunk-actions';
import { keptReview } from '../../state/questions/edits';
import type { OpenDiff } from '../../state/questions/open-diffs';
import { apartOf, readReview } from '../../state/questions/reviewed-change';
import type { monaco } from '../monaco/monaco';
import { meantLine, type SideLine } from './content-lines';
import { nearestHunk, nextChange } from './hunk-zones';

// Actions on the parts of a change in its diff, by keys at the caret or by buttons beside the lines.

export type Parts = OpenDiff['parts'] & {
  decide(placed: PlacedHunk, verdict: Verdict): void;
  /** Opens the form for the reason of a rejection. */
  explain(id: string): void;
  commentOn(line: SideLine): void;
  /** The side and line that a line of the right side refers to. */
  lineOf(line: number): SideLine;
  /** Steps from change to change, including rejected ones. Returns false if Monaco should take the step. */
  walk(target: 'next' | 'previous'): boolean;
  /** Whether the user has just opened that form, so that it takes the focus. */
  isOpenedHere(form: string): boolean;
  /** The form has taken the focus, or it is closed. */
  settled(): void;
};

/** The two sides of a diff. */
export type DiffEditors = {
  readonly original: monaco.editor.ICodeEditor;
  readonly modified: monaco.editor.ICodeEditor;
};

type Diffed = {
  readonly editKey: CallKey;
  readonly diff: DiffEditors & { goToLines(line: number, end: number): void };
  /** The shown proposal; null if it allows no decisions. */
  proposal(): Proposal | null;
  /** Announces `text` to screen readers. */
  say(text: string): void;
};

export function createParts({ editKey, diff, proposal, say }: Diffed): Parts {
  let opened: string | null = null;
  const now = () => knownNow(editKey, proposal());
  const caret = () => diff.modified.getPosition()?.lineNumber ?? 1;
  const sayState = (id: string) => {
    const known = now();
    if (known) say(stateWords(known.read, id));
  };
  const parts: Parts = {
    accept: () => void atCaret('accept'),
    reject() {
      const decided = atCaret('reject');
      if (decided) explain(decided.hunk.id, decided.verdict === 'accept');
    },
    comment() {
      const line = diff.original.getPosition()?.lineNumber ?? 1;
      parts.commentOn(diff.original.hasTextFocus() ? { side: 'original', line } : parts.lineOf(caret()));
    },
    decide({ hunk: { id }, start }, verdict) {
      now()?.actions.decide(id, verdict);
      // The next key command continues from here.
      diff.modified.setPosition({ lineNumber: start + 1, column: 1 });
      sayState(id);
    },
    explain: (id) => explain(id, false),
    commentOn(line) {
      opened = formOf(line);
      const known = now();
      const fresh = { kind: 'comment', ...line, text: '' } as const;
      const open = known?.draft.open ?? null;
      // A comment that the user began there continues.
      known?.actions.write(open && isSameWords(open, fresh) ? { ...open } : fresh);
    },
    lineOf: (line) => now()?.meant(line) ?? { side: 'proposed', line },
    walk(target) {
      const known = now();
      const line = known && nextChange(known.read, caret(), target);
      if (!known || known.read.hunks.length === 0 || line === null) return false;
      const placed = nearestHunk(known.read, line);
      // Reveals the whole hunk; in little room the answers would cover its end.
      diff.goToLines(line, placed?.end ?? line);
      if (placed) say(stateWords(known.read, placed.hunk.id));
      return true;
    },
    isOpenedHere: (form) => form === opened,
    settled() {
      opened = null;
      diff.modified.focus();
    },
  };
  function explain(id: string, beginsRejection: boolean): void {
    opened = id;
    const known = now();
    known?.actions.write({ kind: 'reason', id, text: known.draft.reasons[id] ?? '', beginsRejection });
  }
  /** The hunk as it was before the decision. */
  function atCaret(verdict: Verdict): PlacedHunk | null {
    const known = now();
    const placed = known && nearestHunk(known.read, caret());
    if (!placed) return null;
    diff.modified.revealLine(placed.start + 1);
    parts.decide(placed, verdict);
    return placed;
  }
  return parts;
}

function knownNow(editKey: CallKey, shown: Proposal | null) {
  if (!shown) return null;
  const kept = keptReview(editKey, shown);
  const read = readReview(shown, kept);
  const meant = (line: number) => meantLine(apartOf(shown), read, line);
  return { draft: kept.draft, read, meant, actions: hunkActions(editKey, shown) };
}

/** The name of the comment form of the line. */
export function formOf({ side, line }: SideLine): string {
  return `${side} ${line}`;
}

function stateWords({ hunks }: ReadContent, id: string): string {
  const index = hunks.findIndex(({ hunk }) => hunk.id === id);
  const at = { place: index + 1, all: hunks.length };
  const isRejected = hunks[index]?.verdict === 'reject';
  return words(isRejected ? 'hunks.announced-rejected' : 'hunks.announced-accepted', at);
}
