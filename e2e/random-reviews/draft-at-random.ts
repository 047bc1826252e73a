import { applies, type Lines, type ModelEdit, turnOf } from '../../src/main/queue/testing/batch-model';
import { Difference, expectSame, textOf } from './difference';
import { contentOf } from './draft-model';
import type { ModelWindow } from './model-window';
import type { Review } from './review';
import type { Seen } from './review-page';

// For tests: the user drafts in a window, which must show what the model expects.

/** A waiting edit, and those behind it. `hash`: of the question. */
export type Asked = {
  readonly head: ModelEdit;
  readonly behind: readonly ModelEdit[];
  readonly hash: string;
};

export async function draftAtRandom(
  review: Review,
  window: ModelWindow,
  { head, behind, hash }: Asked,
): Promise<void> {
  const { random, chatId } = review;
  await window.page.ask(chatId, head.id, hash);
  let open = expectSeen(review, window, [head, ...behind], await window.page.look(chatId, head.id));
  for (let left = random.below(7); left > 0; left -= 1) {
    const { edit } = random.of(open) ?? { edit: head };
    await window.page.look(chatId, head.id, [edit.id]);
    window.act(random, edit);
    open = expectSeen(review, window, [head, ...behind], await window.page.look(chatId, head.id, [edit.id]));
    window.keep();
  }
}

/** An edit that the user can decide on, and the file before it. */
export type Open = { readonly edit: ModelEdit; readonly base: Lines };

/** The window shows the batch that the model expects. Returns the edits that the user can decide on. */
export function expectSeen(
  { disk, grants }: Review,
  window: ModelWindow,
  edits: readonly ModelEdit[],
  seen: Seen,
): readonly Open[] {
  const files = new Map(disk);
  const open: Open[] = [];
  for (const [at, edit] of edits.entries()) {
    const base = files.get(edit.file) ?? [];
    const turn = turnOf(edit, base, grants.get(edit.id));
    const isOpen = at === 0 || (applies(edit, base) && turn.kind === 'asks');
    const listed = seen.ahead.find(({ callId }) => callId === edit.id);
    const canDraft = at === 0 || (listed?.kind === 'edit' && !listed.isGranted);
    expectSame(`whether ${edit.id} is open`, canDraft, isOpen);
    files.set(edit.file, base);
    if (turn.kind === 'writes') files.set(edit.file, turn.after);
    if (!isOpen) continue;
    open.push({ edit, base });
    const draft = window.draftOf(edit.id);
    const isLoaded = seen.proposals.has(edit.id) && window.bases.get(edit.id);
    if (isLoaded && isPresent(seen, edit, at)) {
      expectSame(`the left side of ${edit.id}`, seen.proposals.get(edit.id)?.original, textOf(base));
      window.expectDraft(edit);
    } else if (draft.own !== null || draft.rejected.size > 0) throw new Difference(`${edit.id} did not load`);
    files.set(edit.file, draft.mark === 'left-out' ? base : contentOf(edit, base, draft));
  }
  return open;
}

/** Whether the window has loaded the present version. */
function isPresent({ question, ahead, proposals }: Seen, { id }: ModelEdit, at: number): boolean {
  const listed = ahead.find(({ callId }) => callId === id);
  const hash = at === 0 ? question.hash : listed && 'hash' in listed ? listed.hash : null;
  return proposals.get(id)?.hash === hash;
}
