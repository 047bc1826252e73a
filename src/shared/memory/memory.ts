import type { MemoryScope } from '../approval/approval-schema';
import type { AnyText } from '../texts/text';
import type { OtherMemory } from './memory-schema';

// What is remembered for every chat, one list item a fact: in the data folder (`global`) and in the project.

export type { MemoryScope } from '../approval/approval-schema';
export type { MemoryChange, OtherMemory } from './memory-schema';

/** What the person sees of it. */
export type MemoryView = {
  readonly places: readonly MemoryPlaceView[];
  /** Memory of another program, which could be taken over into the global one; null once that was answered. */
  readonly offer: { readonly of: OtherMemory; readonly path: string } | null;
};

export type MemoryPlaceView = {
  readonly scope: MemoryScope;
  readonly fileName: string;
} & (
  | {
      readonly state: 'open';
      /** Absolute. */
      readonly path: string;
      /** Of the file; null: there is none yet. */
      readonly hash: string | null;
      readonly entries: readonly string[];
      /** There is more in the file than the section of entries. */
      readonly holdsMore: boolean;
    }
  | { readonly state: 'closed'; readonly problem: AnyText }
);

/** The section as the model would have it. */
export type TidiedMemory = {
  /** What goes into its place, below the header. */
  readonly body: string;
  readonly patch: string;
  /** The entries of before that are not in it. */
  readonly lost: readonly string[];
};

/** The fact as one list item holds it: in one line, without dashes before it. Empty when nothing is left. */
export function foldFact(fact: string): string {
  return fact
    .replace(/[\p{Cc}\u2028\u2029]\s*/gu, ' ')
    .trim()
    .replace(/^(?:-+\s*)+/, '')
    .trim();
}
