import type { Proposal } from '@shared/approval';

// A proposal as a unified diff, computed only when a card shows one. The diff library is loaded with the first.

/** Longer than this and the card leaves the comparison to the diff editor. */
const budgetMs = 300;

/** The patch, or null when both sides differ too much to be compared in passing. */
export async function proposalPatch(
  proposal: Pick<Proposal, 'original' | 'proposed'>,
): Promise<string | null> {
  const { createTwoFilesPatch } = await import('diff');
  const patch = createTwoFilesPatch('a', 'b', proposal.original, proposal.proposed, '', '', {
    context: 3,
    timeout: budgetMs,
  });
  return patch ?? null;
}
