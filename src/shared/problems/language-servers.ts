import type { AnyText } from '../texts/text';

/** A language server of a project for windows. */
export type LanguageServerState = {
  readonly name: string;
  /** The ends of the names of its files: `.ts`. */
  readonly ends: readonly string[];
  readonly life: LanguageServerLife;
};

export type LanguageServerLife =
  /** It starts with the next file. */
  | { readonly kind: 'idle' }
  | { readonly kind: 'starting' }
  /** `work`: what it does by itself, such as `Indexing`. */
  | { readonly kind: 'ready'; readonly work?: string }
  /** It does not start again before its configuration changes. */
  | { readonly kind: 'failed'; readonly why: AnyText };
