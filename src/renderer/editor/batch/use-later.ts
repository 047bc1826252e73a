import type { Foreseen, Proposal, Question } from '@shared/approval/approval';
import { callKeyOf } from '@shared/base/call-key';
import type { AnyText } from '@shared/texts/text';
import { useAheadShown } from '../../approvals/batch/use-ahead-shown';
import type { AheadInFront } from '../../state/batch/ahead-in-front';
import { useBatchAhead } from '../../state/batch/batch-ahead';
import { isDraftable } from '../../state/batch/batch-drafts';
import { type Reviewed, useReviewed } from '../../state/questions/edits';
import { useKnownSides } from '../../state/questions/known-sides';

/** The later change of the batch that the review shows. */
export type Later = Reviewed & {
  readonly ahead: AheadInFront;
  readonly foreseen: Foreseen;
  /** Both sides; an older version stays until the present one has loaded. `none`: at present it changes nothing. */
  readonly sides: Proposal | 'loading' | 'none' | { readonly why: AnyText };
  /** The user can decide on its hunks and edit it: it will ask, and its sides are up to date. */
  readonly isOpen: boolean;
};

/** Null while the review shows the waiting change. */
export function useLater(chatId: string, callId: string, question: Question): Later | null {
  const list = useBatchAhead(chatId, callId);
  const ahead = useAheadShown(chatId, callId, question);
  const key = callKeyOf(chatId, ahead?.callId ?? callId);
  const found = useKnownSides((state) => (ahead ? state.sides[key] : undefined));
  const foreseen = ahead && list.find((one) => one.callId === ahead.callId);
  const hash = foreseen && 'hash' in foreseen ? foreseen.hash : '';
  const proposal = found && 'proposal' in found ? found.proposal : null;
  const present = proposal?.hash === hash ? proposal : null;
  const reviewed = useReviewed(key, { hash, proposal: present, proposed: null });
  if (!ahead || !foreseen) return null;
  const sides = found && 'why' in found ? found : found?.proposal === null ? 'none' : (proposal ?? 'loading');
  const isOpen = present !== null && (isDraftable(foreseen) || foreseen.kind === 'asks');
  return { ...reviewed, ahead, foreseen, sides, isOpen };
}
