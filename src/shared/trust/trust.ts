import type { OpenedPlaces } from '../sandbox/sandbox';
import type { AnyText } from '../texts/text';

// Workspace trust: whether what a project's own files bring may run here, or be told to a model.

/** What a project can bring. What executes is held to what the person accepted (`isPinned`). */
export type BroughtKind =
  | 'mcp-server'
  | 'discovery-command'
  | 'command-file'
  | 'agent'
  | 'slash-command'
  | 'memory-file';

/** Something that a project's own files bring, and that does nothing until the person trusts the folder. */
export type Brought = {
  readonly kind: BroughtKind;
  /** Unique among those of its kind. */
  readonly name: string;
  /** The file it is in, relative to the project with `/`. */
  readonly file: string;
  /** What it is, whole, as a person can read and compare it: what is accepted is exactly this. */
  readonly definition: string;
  /** Of what runs in the sandbox where there is one. */
  readonly opened?: OpenedPlaces;
  /** Why it cannot be used, whatever is trusted; null: it can. */
  readonly fault: AnyText | null;
};

/** `changed`: it was accepted as something else, which is `accepted`. */
export type BroughtState =
  | { readonly state: 'new' }
  | { readonly state: 'accepted' }
  | { readonly state: 'changed'; readonly accepted: string };

export type ReviewedThing = Brought & BroughtState;

/** What the person is asked about a folder, as it is now. */
export type TrustQuestion = {
  readonly isTrusted: boolean;
  /** The folder around it that it owes its trust to, which an answer against it takes trust from as well. */
  readonly trustedBy: string | null;
  readonly brought: readonly ReviewedThing[];
  /** The folder around it, which can be trusted with all that is in it; null for a file system's root. */
  readonly parent: string | null;
  /** SHA-256 of what is shown; an answer must carry it. */
  readonly hash: string;
};

export type { TrustAnswer } from './trust-schema';

/** What windows show of it all the time. */
export type TrustState = {
  readonly isTrusted: boolean;
  /** There is something that the person has not been asked about, or not as it is now. */
  readonly toReview: boolean;
};

const pinned: Readonly<Record<BroughtKind, boolean>> = {
  'mcp-server': true,
  'discovery-command': true,
  'command-file': true,
  agent: true,
  'slash-command': false,
  'memory-file': false,
};

/** Whether a change of it asks again: it executes, or says what may. */
export function isPinned(kind: BroughtKind): boolean {
  return pinned[kind];
}
