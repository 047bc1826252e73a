import type { Grant, Proposal } from '@shared/approval/approval';
import type { Random } from '../../base/testing/seeded';
import {
  hunksOf,
  type Lines,
  type ModelDraft,
  type ModelEdit,
  type ModelGrant,
  without,
} from './batch-model';
import { accepted, leftOut, partly } from './grants';

// For tests: a random decision of the user on an edit, in the form of the queue and of the model.

export type RandomVerdict = {
  readonly id: string;
  readonly grant: Grant;
  readonly model: Omit<ModelGrant, 'isChecked'>;
  /** The user's version of the file; undefined if it is the proposal. */
  readonly draft: ModelDraft | undefined;
};

type Seen = {
  readonly edit: ModelEdit;
  readonly preview: Proposal & { readonly diff: string };
  readonly base: Lines;
};

export function verdictAtRandom(random: Random, { edit, preview, base }: Seen): RandomVerdict {
  const { id } = edit;
  const comments = random.chance(0.3) && base.length > 0 ? [random.below(base.length)] : [];
  const said = comments.length === 0 ? {} : { comments: comments.map((at) => commentOn(at)) };
  const bare = { base, rejected: [], own: null, comments };
  switch (random.below(4)) {
    case 0:
      return {
        id,
        grant: accepted(id, preview, said),
        model: { ...bare, verdict: 'accept' },
        draft: undefined,
      };
    case 1: {
      const grant = leftOut(id, preview, { ...said, ...(random.chance(0.5) && { reason: 'no' }) });
      return { id, grant, model: { ...bare, verdict: 'reject' }, draft: { base, after: null } };
    }
    default: {
      const rejected = [...hunksOf(edit, base).keys()].filter(() => random.chance(0.4));
      const plain = without(edit, base, rejected);
      const own = random.chance(0.3) ? withOwn(random, plain, id) : null;
      const content = (own ?? plain).map((line) => `${line}\n`).join('');
      const numbers = rejected.map((number) => number + 1);
      const grant = partly(id, preview, numbers, { ...said, content });
      const model = { base, rejected, own, comments, verdict: 'partly' as const };
      return { id, grant, model, draft: { base, after: own ?? plain } };
    }
  }
}

function commentOn(at: number) {
  return { side: 'original' as const, line: at + 1, text: 'a comment' };
}

function withOwn(random: Random, lines: Lines, id: string): Lines {
  const line = `own line for ${id}`;
  return random.chance(0.5) ? [line, ...lines] : [...lines, line];
}
