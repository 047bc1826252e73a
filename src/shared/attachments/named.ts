import type { AnyText } from '../texts/text';

// Things that a message names, with the size that they would add. A window shows this before the message is sent.

export type NamedWeight =
  | {
      readonly kind: 'file' | 'folder' | 'resource';
      /** An estimate for the complete content that the model gets. */
      readonly tokens: number;
      /** Only the beginning is attached. */
      readonly isCut: boolean;
      /** The beginning of the content that the model gets. */
      readonly beginning: string;
    }
  /** A mention that turns on a tool or a group. */
  | {
      readonly kind: 'tool' | 'group';
      /** An estimate of the tokens that each request grows by. */
      readonly tokens: number;
      /** The beginning of its description; may be empty. */
      readonly beginning: string;
      /** The names of its tools. */
      readonly tools: readonly string[];
    }
  /** It is not attached. */
  | { readonly kind: 'refused'; readonly why: AnyText };

/** `name` is the path, the tool or the group as the message has it. */
export type NamedPath = { readonly name: string; readonly weight: NamedWeight };

/** The maximum of names in one request. */
export const mostNamed = 200;
