import type { Decision, Grant, ProposalAhead } from '@shared/approval/approval';
import { takeApart, textWithout } from '@shared/hunks/hunks';
import type { TestQueue } from './test-queue';

// For tests: decisions on the later calls of a batch, made from their previews.

type Place = Pick<Grant, 'callId' | 'diff' | 'hash'>;
export type Edits = Extract<Grant, { verdict: 'accept-with-edits' }>;
type Said = Pick<Edits, 'comments'>;

/** The preview of a call behind `head`. */
export async function previewOf(test: TestQueue, head: string, callId: string): Promise<ProposalAhead> {
  const preview = await test.queue.ahead(head, callId);
  if (preview === null) throw new Error(`${callId} has no change to show`);
  return preview;
}

export function accepted(callId: string, { diff, hash }: ProposalAhead, said: Said = {}): Grant {
  return { verdict: 'accept', callId, diff, hash, ...said };
}

export function leftOut(
  callId: string,
  { diff, hash }: ProposalAhead,
  said: Said & { readonly reason?: string } = {},
): Grant {
  return { verdict: 'reject', callId, diff, hash, ...said };
}

/** `rejected`: the numbers of the hunks, from 1; each has its number as the reason. */
export function partly(
  callId: string,
  preview: ProposalAhead,
  rejected: readonly number[],
  said: Partial<Omit<Edits, keyof Place>> = {},
): Edits {
  const { diff, hash, hunks } = preview;
  const verdicts = hunks.map(({ id }, at) =>
    rejected.includes(at + 1)
      ? { id, verdict: 'reject' as const, reason: `reason ${at + 1}` }
      : { id, verdict: 'accept' as const },
  );
  const content = contentWithout(preview, rejected);
  return { verdict: 'accept-with-edits', callId, diff, hash, content, hunks: verdicts, ...said };
}

export function contentWithout(
  { original, proposed, hunks }: ProposalAhead,
  rejected: readonly number[],
): string {
  const ids = new Set(rejected.flatMap((number) => hunks[number - 1]?.id ?? []));
  return textWithout(takeApart(original, proposed), ids);
}

/** The same verdict as a decision on a waiting call. */
export function decisionLike(grant: Grant): Decision {
  const { callId: _call, diff: _diff, hash: _hash, ...said } = grant;
  switch (said.verdict) {
    case 'accept': {
      const { verdict: answer, ...rest } = said;
      return { answer, ...rest };
    }
    case 'accept-with-edits': {
      const { verdict: answer, ...rest } = said;
      return { answer, ...rest };
    }
    case 'reject': {
      const { verdict: answer, ...rest } = said;
      return { answer, ...rest };
    }
  }
}
