import type { AnyText } from '../texts/text';
import type { AgentFields } from './sub-agents-schema';

// Sub-agents as windows see them: the definitions there are, and what one said while it worked.

/** Where a definition comes from. */
export type AgentPlace =
  | { readonly kind: 'built-in' }
  /** The person's own, in their data folder; `file` is its name there. */
  | { readonly kind: 'person'; readonly file: string; readonly path: string }
  /** The project's; `file` is relative to it, with `/`. */
  | { readonly kind: 'project'; readonly file: string };

/** A definition, whether or not it holds. */
export type AgentView = {
  /** As it calls itself; of one that cannot be read, its file's. */
  readonly name: string;
  /** A text of ours, if it comes with the application; what the model reads of it is English. */
  readonly description: AnyText;
  /** Null: those that any may have. */
  readonly tools: readonly string[] | null;
  readonly model: string | null;
  readonly place: AgentPlace;
  /** The whole file; `''` of what comes with the application. */
  readonly text: string;
  /** `hidden`: another of its name holds; `untrusted`: the person has not trusted it as it is. */
  readonly state: 'holds' | 'hidden' | 'untrusted' | 'faulty';
  /** What is wrong with it, or what to know of it. */
  readonly problems: readonly AnyText[];
};

/** A definition that is being written. */
export type CheckedAgent = {
  /** The whole file. */
  readonly text: string;
  /** Null: it defines nothing as it is. */
  readonly fields: AgentFields | null;
  readonly problems: readonly AnyText[];
};

/** A step of what a sub-agent did, in order. */
export type AgentStep =
  | { readonly kind: 'message' | 'summary' | 'notice'; readonly text: string }
  | { readonly kind: 'calls'; readonly callIds: readonly string[] };
