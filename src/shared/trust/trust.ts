import type { OpenedPlaces } from '../sandbox/sandbox';
import type { AnyText } from '../texts/text';

// Workspace trust: whether project-provided things may run here, or go to a model.

/**
 * The kinds of project-provided things. Executable kinds are bound to the definition that the user accepted
 * (`isPinned`).
 */
export type BroughtKind =
  | 'mcp-server'
  | 'language-server'
  | 'discovery-command'
  | 'hook'
  | 'command-file'
  | 'agent'
  | 'slash-command'
  | 'skill'
  | 'memory-file';

/** A project-provided thing. It has no effect until the user trusts the folder. */
export type Brought = {
  readonly kind: BroughtKind;
  /** Unique among those of its kind. */
  readonly name: string;
  /** The file that contains it, relative to the project with `/`. */
  readonly file: string;
  /** Its complete definition as readable text. The user accepts exactly this. */
  readonly definition: string;
  /** For programs that run in the sandbox, if it is available. */
  readonly opened?: OpenedPlaces;
  /** Why it is unusable in any case; null: it is usable. */
  readonly fault: AnyText | null;
};

/** `changed`: the user accepted another definition, namely `accepted`. */
export type BroughtState =
  | { readonly state: 'new' }
  | { readonly state: 'accepted' }
  | { readonly state: 'changed'; readonly accepted: string };

export type ReviewedThing = Brought & BroughtState;

/** The question to the user about a folder in its current state. */
export type TrustQuestion = {
  readonly isTrusted: boolean;
  /** The parent folder that gives it its trust. A refusal also ends the trust of that folder. */
  readonly trustedBy: string | null;
  readonly brought: readonly ReviewedThing[];
  /** The parent folder, which can be trusted with everything in it; null for a file system's root. */
  readonly parent: string | null;
  /** SHA-256 of the displayed question; an answer must contain it. */
  readonly hash: string;
};

export type { TrustAnswer } from './trust-schema';

/** The state of trust that windows always show. */
export type TrustState = {
  readonly isTrusted: boolean;
  /** The user has not been asked about a thing, or not about its current definition. */
  readonly toReview: boolean;
};

const pinned: Readonly<Record<BroughtKind, boolean>> = {
  'mcp-server': true,
  'language-server': true,
  'discovery-command': true,
  hook: true,
  'command-file': true,
  agent: true,
  skill: true,
  'slash-command': false,
  'memory-file': false,
};

/** Whether a change of it asks again, because it executes or controls execution. */
export function isPinned(kind: BroughtKind): boolean {
  return pinned[kind];
}
