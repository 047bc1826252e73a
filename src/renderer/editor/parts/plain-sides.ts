import type { PlainKey } from '@shared/texts/text';

/** Two sides to be read, of which nothing is decided. */
export type PlainSides = {
  readonly path: string;
  /** Another one where anything of it is another. */
  readonly hash: string;
  readonly original: string;
  readonly proposed: string;
  readonly names: SideNames;
};

/** What stands over the sides, and what they are called for somebody who does not see them. */
export type SideNames = {
  readonly before: PlainKey;
  readonly after: PlainKey;
  readonly original: 'replace-review.original-side' | 'review.ahead-before';
  readonly modified: 'replace-review.proposed-side' | 'review.ahead-after';
};
