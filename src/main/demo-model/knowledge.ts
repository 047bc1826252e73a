import { answerTo, type Conversation, hasFailed, type Step } from './conversation';
import { type Listing, readListing } from './listing';
import { type Proposal, proposalsFor } from './proposals';

// The demo model's knowledge of the project, from calls since the user's last message.

export type Knowledge = {
  /** The project's root folder; null if it could not be listed. */
  readonly root: Listing | null;
  readonly listings: readonly Listing[];
  /** The files that were read, newest first. */
  readonly files: readonly { readonly path: string; readonly text: string }[];
};

export function knowledgeOf({ steps }: Pick<Conversation, 'steps'>): Knowledge {
  const listings = named(steps, 'list_directory').flatMap((step) => readListing(step) ?? []);
  const files = named(steps, 'read_file')
    .filter((step) => !hasFailed(step))
    .map((step) => ({ path: String(step.input.path), text: withoutCutNote(step.result) }));
  return { root: listings[0] ?? null, listings, files: files.toReversed() };
}

export function named(steps: readonly Step[], ...tools: readonly string[]): Step[] {
  return steps.filter((step) => tools.includes(step.tool));
}

function withoutCutNote(text: string): string {
  return text.replace(/^\[File content truncated:[^\n]*\]\n/, '');
}

/** Possible changes to the files that were read, without those that the user rejected in an earlier turn. */
export function proposalsIn({ steps, earlier }: Conversation): Proposal[] {
  const { root, files } = knowledgeOf({ steps });
  if (!root) return [];
  const rejected = new Set(
    earlier.filter((step) => answerTo(step).kind === 'rejected').map((step) => JSON.stringify(step.input)),
  );
  return files
    .toReversed()
    .flatMap((file) => proposalsFor(file, root))
    .filter((proposal) => !rejected.has(JSON.stringify(proposal.input)));
}
