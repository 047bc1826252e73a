import type { AnyText } from '../texts/text';
import type { AgentFields } from './sub-agents-schema';

// Sub-agents for windows: their definitions, and the steps of their work.

/** The source of a definition. */
export type AgentPlace =
  | { readonly kind: 'built-in' }
  /** The user's own, in the data folder; `file` is its name there. */
  | { readonly kind: 'person'; readonly file: string; readonly path: string }
  /** The project's; `file` is relative to it, with `/`. */
  | { readonly kind: 'project'; readonly file: string };

/** The folder of a project with its sub-agents. Those of other folders are in the format of other programs. */
export const agentFolder = '.pilotfish/agents';

/** Whether the user can edit the file of a project as a definition of Pilotfish. */
export function isOwnAgentFile(file: string): boolean {
  return file.startsWith(`${agentFolder}/`);
}

/** A definition, valid or not. */
export type AgentView = {
  /** Its own name; for an unreadable definition, the file's name. */
  readonly name: string;
  /** A text of Pilotfish for a built-in definition. The model gets English. */
  readonly description: AnyText;
  /** Null: all tools that a sub-agent may have. */
  readonly tools: readonly string[] | null;
  readonly model: string | null;
  readonly place: AgentPlace;
  /** The whole file; `''` for a built-in definition. */
  readonly text: string;
  /**
   * `hidden`: another definition of its name takes precedence. `untrusted`: the user has not trusted its current text.
   */
  readonly state: 'holds' | 'hidden' | 'untrusted' | 'faulty';
  /** Its problems, or remarks about it. */
  readonly problems: readonly AnyText[];
};

/** A definition that is being written. */
export type CheckedAgent = {
  /** The whole file. */
  readonly text: string;
  /** Null: its current text is not a definition. */
  readonly fields: AgentFields | null;
  readonly problems: readonly AnyText[];
};

/** A step of a sub-agent's work, in order. */
export type AgentStep =
  | { readonly kind: 'message' | 'summary' | 'notice'; readonly text: string }
  | { readonly kind: 'calls'; readonly callIds: readonly string[] };
