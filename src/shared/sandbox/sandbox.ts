import type { Text } from '../texts/text';

/** The system's sandbox for commands: its availability on this machine and the user's setting. */
export type SandboxView =
  | { readonly kind: 'looking' }
  /** `keepsQuestions`: commands ask as they would without it. */
  | { readonly kind: 'there'; readonly keepsQuestions?: true }
  | { readonly kind: 'missing'; readonly why: Text }
  /** It is missing, and the user's setting forbids commands without it. */
  | { readonly kind: 'required'; readonly why: Text }
  | { readonly kind: 'off' };

/** The exceptions in the sandbox from the configuration of a program from elsewhere. */
export type OpenedPlaces = {
  /** In the notation of rules. */
  readonly hosts: readonly string[];
  /** Absolute, or with `~/`. */
  readonly folders: readonly string[];
};
