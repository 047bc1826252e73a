import type { Text } from '../texts/text';

/** The system's sandbox for commands, as it was found on this machine and as the person set it. */
export type SandboxView =
  | { readonly kind: 'looking' }
  | { readonly kind: 'there' }
  | { readonly kind: 'missing'; readonly why: Text }
  /** There is none, and the person lets no command run without. */
  | { readonly kind: 'required'; readonly why: Text }
  | { readonly kind: 'off' };

/** What the configuration of a program from elsewhere opens to it in the sandbox. */
export type OpenedPlaces = {
  /** As rules name them. */
  readonly hosts: readonly string[];
  /** Absolute, or with `~/`. */
  readonly folders: readonly string[];
};
