import { isDeepStrictEqual } from 'node:util';
import { type CallKey, callKeyOf } from '@shared/base/call-key';
import type { Random } from '../../src/main/base/testing/seeded';
import { soonSo } from '../../src/main/base/testing/soon';
import { applies, type Lines, type ModelEdit } from '../../src/main/queue/testing/batch-model';
import { actAtRandom } from './act-at-random';
import { Difference, expectSame, linesOf, textOf } from './difference';
import {
  carried,
  contentOf,
  decisionOf,
  emptyDraft,
  hunkNames,
  isOutdated,
  type ModelDraft,
} from './draft-model';
import type { ReviewPage } from './review-page';

// For tests: one window with its model. Each random action of the user goes to both, and both are compared.

/** The drafts that the main process has stored, as the model expects them. */
export type Stored = Map<string, ModelDraft>;

type Chat = { readonly id: string; readonly edits: readonly ModelEdit[]; readonly stored: Stored };

export type ModelWindow = ReturnType<typeof createModelWindow>;

export function createModelWindow(page: ReviewPage, { id: chatId, edits, stored }: Chat) {
  const drafts = new Map(stored);
  const changed = new Set<string>();
  const draftOf = (id: string): ModelDraft => drafts.get(id) ?? emptyDraft;
  const setDraft = (id: string, draft: ModelDraft) => {
    if (draft === draftOf(id)) return;
    drafts.set(id, draft);
    changed.add(id);
  };
  const baseOf = (id: string): Lines | null => {
    const proposal = page.knownProposal(callKeyOf(chatId, id));
    return proposal && linesOf(proposal.original);
  };
  /** The present version of each edit in the window. */
  const bases = new Map<string, Lines>();
  const stop = page.useKnownSides.subscribe(() => {
    for (const edit of edits) {
      const next = baseOf(edit.id);
      const before = bases.get(edit.id) ?? null;
      if (next === null || next === before) continue;
      bases.set(edit.id, next);
      if (applies(edit, next)) setDraft(edit.id, carried(edit, draftOf(edit.id), { before, next }));
    }
  });

  return {
    page,
    draftOf,
    bases: bases as ReadonlyMap<string, Lines>,
    /** The main process stores what the window changed: the last one wins. */
    keep() {
      page.keep();
      for (const id of changed) stored.set(id, draftOf(id));
      changed.clear();
    },
    /** One random action on the edit in the version that the window shows. */
    act(random: Random, edit: ModelEdit): void {
      const base = bases.get(edit.id);
      if (base) setDraft(edit.id, actAtRandom({ page, chatId, random, edit, base }, draftOf(edit.id)));
    },
    /** The window shows the right-hand side and the state of the draft that the model expects. */
    expectDraft(edit: ModelEdit): void {
      const base = bases.get(edit.id);
      if (base) expectDraft({ page, chatId, edit, base }, draftOf(edit.id));
      else throw new Difference(`${edit.id} is not loaded`);
    },
    /** The text for an edit that this window (`ours`) or another decided on is used, or offered. */
    expectEnd: (edit: ModelEdit, written: Lines | null, by: 'ours' | 'other') =>
      expectEnd({ page, key: callKeyOf(chatId, edit.id), own: draftOf(edit.id).own?.content, written, by }),
    /** Forgets everything about this chat. */
    leave() {
      stop();
      page.unfollowChat(chatId);
      page.useEdits.setState({ edits: {} });
      page.keep();
    },
  };
}

type Shown = {
  readonly page: ReviewPage;
  readonly chatId: string;
  readonly edit: ModelEdit;
  readonly base: Lines;
};

function expectDraft({ page, chatId, edit, base }: Shown, draft: ModelDraft): void {
  const key = callKeyOf(chatId, edit.id);
  const proposal = page.knownProposal(key);
  if (!proposal) throw new Difference(`${edit.id} is not loaded`);
  const found = page.draftAhead(chatId, { callId: edit.id, hash: proposal.hash }, page.known(chatId));
  const content = page.contentNow(key, proposal);
  expectSame(`the right side of ${edit.id}`, content, textOf(contentOf(edit, base, draft)));
  expectSame(`whether ${edit.id} is outdated`, found.edit.kind === 'conflict', isOutdated(draft, base));
  expectSame(`the mark of ${edit.id}`, found.mark?.kind ?? null, draft.mark);
  const lines = found.comments.map(({ line }) => base[line - 1]);
  expectSame(`the comments on ${edit.id}`, lines, draft.comments);
  const decision = decisionOf(edit, base, draft);
  if (decision?.verdict !== 'partly' || decision.own) return;
  const verdicts = found.edit.kind === 'edited' ? found.edit.judged?.verdicts : [];
  expectSame(
    `the verdicts on ${edit.id}`,
    verdicts?.map(({ verdict }) => verdict),
    hunkNames(edit, base).map((_, at) => (decision.rejected.includes(at) ? 'reject' : 'accept')),
  );
}

type Ended = {
  readonly page: ReviewPage;
  readonly key: CallKey;
  readonly own: Lines | undefined;
  readonly written: Lines | null;
  readonly by: 'ours' | 'other';
};

async function expectEnd({ page, key, own, written, by }: Ended): Promise<void> {
  if (own === undefined) return;
  const isUsed = isDeepStrictEqual(own, written);
  if (by === 'ours' && !isUsed) return;
  const isKept = () => page.editedText(key) !== null;
  const isTold = () => page.useEdits.getState().passedOver[key] !== undefined;
  await soonSo(
    () => !isKept() || (isTold() && by === 'other'),
    page.useEdits.subscribe,
    () => `the end of the text for ${key}`,
  );
  if (!isKept() && !isUsed) throw new Difference(`the text for ${key} is forgotten: ${textOf(own)}`);
}
