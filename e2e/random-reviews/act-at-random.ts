import { isDeepStrictEqual } from 'node:util';
import { callKeyOf } from '@shared/base/call-key';
import type { Random } from '../../src/main/base/testing/seeded';
import type { Lines, ModelEdit } from '../../src/main/queue/testing/batch-model';
import { expectSame, textOf } from './difference';
import {
  hunkNames,
  isOutdated,
  keptAsIs,
  type ModelDraft,
  type Part,
  partsOf,
  withParts,
  withVerdict,
} from './draft-model';
import { isFree } from './edits-at-random';
import type { ReviewPage } from './review-page';

// For tests: one random action of the user on an edit, in a window and in the model.

export type Acting = {
  readonly page: ReviewPage;
  readonly chatId: string;
  readonly random: Random;
  readonly edit: ModelEdit;
  readonly base: Lines;
};

let ownLines = 0;

/** Acts in the window, and returns the draft that the model then expects. */
export function actAtRandom(acting: Acting, draft: ModelDraft): ModelDraft {
  const { random, edit, base } = acting;
  if (isOutdated(draft, base)) return settleOutdated(acting, draft);
  const parts = partsOf(edit, base, draft);
  switch (random.below(8)) {
    case 0:
      return mark(acting, draft, 'accepted');
    case 1:
      return mark(acting, draft, 'left-out');
    case 2:
      return comment(acting, draft);
    case 3:
    case 4:
      return parts ? write(acting, draft, parts) : draft;
    default:
      return parts ? judge(acting, draft, parts) : draft;
  }
}

function keyOf({ chatId, edit }: Acting) {
  return callKeyOf(chatId, edit.id);
}

function proposalOf(acting: Acting) {
  const proposal = acting.page.knownProposal(keyOf(acting));
  if (!proposal) throw new Error(`${acting.edit.id} is not loaded`);
  return proposal;
}

/** The user keeps their text for the older version, or drops it. */
function settleOutdated(acting: Acting, draft: ModelDraft): ModelDraft {
  const { page, random, base } = acting;
  const text = page.editedText(keyOf(acting));
  expectSame(`the text for the older ${acting.edit.id}`, text, textOf(draft.own?.content ?? []));
  if (draft.own?.parts === null || random.chance(0.5)) {
    page.setEdited(keyOf(acting), text ?? '', proposalOf(acting).hash);
    return keptAsIs(base, draft);
  }
  page.clearEdited(keyOf(acting));
  return { ...draft, own: null };
}

function mark(acting: Acting, draft: ModelDraft, kind: 'accepted' | 'left-out'): ModelDraft {
  const { page, random } = acting;
  const reason = random.chance(0.5) ? 'not now' : '';
  const made = kind === 'accepted' ? { kind } : { kind, reason };
  page.markDraft(keyOf(acting), made, proposalOf(acting).hash);
  return { ...draft, mark: kind };
}

function comment(acting: Acting, draft: ModelDraft): ModelDraft {
  const { page, random, base } = acting;
  const line = random.of(base.filter((one) => isFree(one) && !draft.comments.includes(one)));
  if (line === undefined) return draft;
  const proposal = proposalOf(acting);
  const kept = page.keptReview(keyOf(acting), proposal);
  page
    .hunkActions(keyOf(acting), proposal)
    .commenting('original', kept.draft)
    .add({ line: base.indexOf(line) + 1, text: 'a comment' });
  return { ...draft, comments: [...draft.comments, line] };
}

function judge(acting: Acting, draft: ModelDraft, parts: readonly Part[]): ModelDraft {
  const { page, random, edit, base } = acting;
  const chosen = random.of(parts.filter((part) => part.kind === 'hunk'));
  if (!chosen) return draft;
  const verdict = chosen.verdict === 'accept' ? 'reject' : 'accept';
  const proposal = proposalOf(acting);
  const id = proposal.hunks[hunkNames(edit, base).indexOf(chosen.hunk)]?.id ?? '';
  page.hunkActions(keyOf(acting), proposal).decide(id, verdict);
  if (draft.mark !== 'left-out' || verdict === 'reject') return withVerdict(edit, base, draft, chosen.hunk);
  // One hunk of a change that was left out: all others are rejected.
  return parts.reduce<ModelDraft>(
    (after, part) => {
      if (part.kind !== 'hunk' || (part.verdict === 'accept') === (part === chosen)) return after;
      return withVerdict(edit, base, after, part.hunk);
    },
    { ...draft, mark: null },
  );
}

/** The user types in the right-hand side. */
function write(acting: Acting, draft: ModelDraft, parts: readonly Part[]): ModelDraft {
  const { page, base } = acting;
  const next = writtenAtRandom(acting, parts);
  page.leaveText(keyOf(acting), proposalOf(acting), textOf(next.flatMap(({ lines }) => lines)));
  return isDeepStrictEqual(next, parts) ? draft : withParts(base, draft, next);
}

function writtenAtRandom({ random, edit }: Acting, parts: readonly Part[]): readonly Part[] {
  ownLines += 1;
  const own: Part = { kind: 'own', lines: [`own line ${ownLines}.`] };
  const hunks = parts.filter((part) => part.kind === 'hunk');
  const hunk = random.of(hunks);
  switch (random.below(4)) {
    case 0:
      return [own, ...parts];
    case 1:
      return [...parts, own];
    case 2:
      return parts.filter(({ kind }) => kind !== 'own');
    default: {
      if (!hunk || hunk.isEdited) return parts;
      const at = random.below(hunk.lines.length);
      const edited = {
        ...hunk,
        isEdited: true,
        lines: hunk.lines.with(at, `own line ${ownLines} of ${edit.id}.`),
      };
      return parts.map((part) => (part === hunk ? edited : part));
    }
  }
}
