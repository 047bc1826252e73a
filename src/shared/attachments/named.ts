import type { AnyText } from '../texts/text';

// What a message names, as it would go with it: what a window shows of it before the message is sent.

export type NamedWeight =
  | {
      readonly kind: 'file' | 'folder' | 'resource';
      /** About; of all that the model gets. */
      readonly tokens: number;
      /** Only its beginning goes along. */
      readonly isCut: boolean;
      /** Of what the model gets. */
      readonly beginning: string;
    }
  /** A mention that turns it on. */
  | {
      readonly kind: 'tool' | 'group';
      /** About; by so much every request grows. */
      readonly tokens: number;
      /** Of its description; empty: it has none. */
      readonly beginning: string;
      /** The names of its tools. */
      readonly tools: readonly string[];
    }
  /** It does not go along. */
  | { readonly kind: 'refused'; readonly why: AnyText };

/** `name` is the path, the tool or the group as the message has it. */
export type NamedPath = { readonly name: string; readonly weight: NamedWeight };

/** More names are not weighed at once. */
export const mostNamed = 200;
