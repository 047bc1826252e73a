import type { PlainKey } from '@shared/texts/text';

/** Two read-only sides, without decisions. */
export type PlainSides = {
  readonly path: string;
  /** Differs whenever anything of the comparison differs. */
  readonly hash: string;
  readonly original: string;
  readonly proposed: string;
  readonly names: SideNames;
};

/** The headings of the sides, and their names for screen readers. */
export type SideNames = {
  readonly before: PlainKey;
  readonly after: PlainKey;
  readonly original: 'replace-review.original-side' | 'review.ahead-before';
  readonly modified: 'replace-review.proposed-side' | 'review.ahead-after';
};
