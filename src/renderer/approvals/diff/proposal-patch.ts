import type { Proposal } from '@shared/approval/approval';

// A proposal as a unified diff, computed only when a card shows one. The diff library is loaded with the first.

/** Longer than this and the card leaves the comparison to the diff editor. */
const budgetMs = 300;

export type Sides = Pick<Proposal, 'original' | 'proposed'>;

/** The patch, or null when both sides differ too much to be compared in passing. */
export async function proposalPatch({ original, proposed }: Sides): Promise<string | null> {
  const { createTwoFilesPatch } = await import('diff');
  const patch = createTwoFilesPatch('a', 'b', original, proposed, '', '', {
    context: 3,
    timeout: budgetMs,
  });
  return patch ?? null;
}
