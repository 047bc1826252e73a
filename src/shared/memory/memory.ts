import type { AnyText } from '../texts/text';
import type { OtherMemory } from './memory-schema';
import type { MemoryScope } from './memory-scope-schema';

// Memory for every chat, with one list item for each fact: in the data folder (`global`) and in the project.

export type { MemoryChange, OtherMemory } from './memory-schema';
export type { MemoryScope } from './memory-scope-schema';

/** The memory for the window. */
export type MemoryView = {
  readonly places: readonly MemoryPlaceView[];
  /** Memory of another program, which can be imported into the global one; null after the user's answer. */
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
      /** Of the file; null: it does not exist yet. */
      readonly hash: string | null;
      readonly entries: readonly string[];
      /** The file contains more than the section of entries. */
      readonly holdsMore: boolean;
    }
  | { readonly state: 'closed'; readonly problem: AnyText }
);

/** The section that the model proposes. */
export type TidiedMemory = {
  /** The new content of the section, below the header. */
  readonly body: string;
  readonly patch: string;
  /** The earlier entries that are missing in it. */
  readonly lost: readonly string[];
};

/** The fact as one list item: in one line, without leading dashes. Empty if no text remains. */
export function foldFact(fact: string): string {
  return fact
    .replace(/[\p{Cc}\u2028\u2029]\s*/gu, ' ')
    .trim()
    .replace(/^(?:-+\s*)+/, '')
    .trim();
}
