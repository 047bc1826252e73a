import { isDeepStrictEqual } from 'node:util';
import type { Decision } from '@shared/approval/approval';
import {
  basesBefore,
  type Lines,
  type ModelEdit,
  type ModelGrant,
  turnOf,
  without,
} from '../../src/main/queue/testing/batch-model';
import { Difference, expectSame } from './difference';
import { type Asked, expectSeen, type Open } from './draft-at-random';
import { decisionOf } from './draft-model';
import type { ModelWindow } from './model-window';
import { changeDisk, type Review } from './review';
import type { Seen } from './review-page';

// For tests: the user answers a question in a window.

/** The user answers in this window: the whole batch, this change, or a rejection. */
export async function decideAtRandom(
  review: Review,
  window: ModelWindow,
  { head, behind, hash }: Asked,
): Promise<void> {
  const { random, chatId, disk, windows } = review;
  const { page } = window;
  const seen = await page.look(chatId, head.id);
  const open = expectSeen(review, window, [head, ...behind], seen);
  const { decision, made } = decisionAtRandom(review, window, { seen, open, hash });
  const others = [...disk.keys()].filter((file) => file !== head.file);
  await changeDisk(review, others);
  const first = page.sendDecision({ chatId, callId: head.id, hash, decision });
  const second = random.chance(0.2) ? windows.find((one) => one !== window) : undefined;
  const late = second?.page.sendDecision({ chatId, callId: head.id, hash, decision: { answer: 'reject' } });
  const code = await late?.then(
    () => 'decided',
    (error: { code: string }) => error.code,
  );
  if (late) expectSame('the second window', code, 'already-decided');
  await first;
  noteDecision(review, window, made, [head, ...behind]);
}

type Made = { readonly edit: ModelEdit; readonly grant: Omit<ModelGrant, 'isChecked'> };
type Deciding = { readonly seen: Seen; readonly open: readonly Open[]; readonly hash: string };

/** The decision that the window sends, and the grants that the model expects, the first for the waiting change. */
function decisionAtRandom(
  { random, chatId }: Review,
  { page, draftOf }: ModelWindow,
  { seen, open, hash }: Deciding,
): { readonly decision: Decision; readonly made: readonly Made[] } {
  const [head, ...later] = open;
  if (!head) throw new Difference('nothing is open');
  const known = page.known(chatId);
  const { edit, comments, mark } = page.draftAhead(chatId, { callId: head.edit.id, hash }, known);
  const own = decisionOf(head.edit, head.base, draftOf(head.edit.id));
  const asked = { question: seen.question, edit, comments, mark };
  const together = page.togetherOf(asked, seen.ahead, page.aheadDrafts(chatId, seen.ahead, known));
  if (own && together && random.chance(0.7)) {
    expectSame('whether the drafts have loaded', together.isLoading, false);
    const grants = later.flatMap((one) => {
      const grant = decisionOf(one.edit, one.base, draftOf(one.edit.id));
      return grant ? [{ edit: one.edit, grant }] : [];
    });
    return { decision: together.decision, made: [{ edit: head.edit, grant: own }, ...grants] };
  }
  if (own && own.verdict !== 'reject' && random.chance(0.8))
    return { decision: page.acceptance(edit, comments), made: [{ edit: head.edit, grant: own }] };
  const lines = draftOf(head.edit.id).comments.map((line) => head.base.indexOf(line));
  const rejected = { base: head.base, comments: lines, rejected: [], own: null, verdict: 'reject' as const };
  return { decision: page.rejection('reject', 'no', comments), made: [{ edit: head.edit, grant: rejected }] };
}

function noteDecision(
  { disk, grants, deciders, written }: Review,
  window: ModelWindow,
  made: readonly Made[],
  edits: readonly ModelEdit[],
): void {
  const drafts = new Map(
    made.flatMap(({ edit, grant }) => {
      const after = afterGrant(edit, grant);
      return after === undefined ? [] : [[edit.id, { base: grant.base, after }] as const];
    }),
  );
  const bases = basesBefore(edits, disk, { drafts, grants });
  for (const { edit, grant } of made) {
    grants.set(edit.id, { ...grant, isChecked: isDeepStrictEqual(bases.get(edit.id), grant.base) });
    deciders.set(edit.id, window);
  }
  const [head] = edits;
  const turn = head && turnOf(head, disk.get(head.file) ?? [], grants.get(head.id));
  if (!head || turn?.kind !== 'writes') return;
  disk.set(head.file, turn.after);
  written.set(head.id, turn.after);
}

/** The text that the decision leaves, null for a rejection; undefined: the proposal. */
function afterGrant(
  edit: ModelEdit,
  { verdict, own, base, rejected }: Made['grant'],
): Lines | null | undefined {
  if (verdict === 'reject') return null;
  return verdict === 'accept' ? undefined : (own ?? without(edit, base, rejected));
}
