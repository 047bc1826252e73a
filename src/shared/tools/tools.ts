import type { AnyText } from '../texts/text';

// The data of a tool for windows and rules: its names, its source, its most powerful effect, and its icon and group.

/** The most powerful effect of a call. The mode's default depends on it (`queue/policy/kinds.ts`). */
export type ToolKind =
  | 'read'
  | 'change'
  | 'command'
  | 'todo'
  | 'web'
  /** A command in the sandbox connects to a host. */
  | 'network'
  | 'memory'
  /** It asks the user: about a plan, or a question of the model. */
  | 'plan'
  /** It starts sub-agents, whose calls are judged one by one. */
  | 'agent'
  /** It runs elsewhere: on a server, or by the command that provided it. */
  | 'remote';

/** Tools that a model finds together in a tool search, and that the user mentions or trusts as one. */
export type ToolGroup =
  | 'files'
  | 'search'
  | 'commands'
  | 'todos'
  | 'web'
  | 'memory'
  | 'plan'
  | 'agents'
  | 'elsewhere';

/** The activity of one call, for its icon and for the summary of several calls. */
export type ToolActivity =
  | 'list-folder'
  | 'read-file'
  | 'read-files'
  | 'find-files'
  | 'search-text'
  | 'check-code'
  | 'edit-file'
  | 'write-file'
  | 'delete-file'
  | 'run-command'
  | 'write-todos'
  | 'fetch-page'
  | 'search-web'
  | 'connect'
  | 'save-memory'
  | 'present-plan'
  | 'ask-person'
  | 'run-agent'
  | 'use-skill'
  | 'find-tools'
  | 'call-elsewhere';

/** The source of a tool: the application, the discovery command, a file with commands, or an MCP server. */
export type ToolSource =
  | { readonly kind: 'built-in' }
  | { readonly kind: 'discovered' }
  | { readonly kind: 'command-file'; readonly path: string }
  | { readonly kind: 'server'; readonly alias: string };

export type ToolListing = {
  /** The name for the model and for rules. */
  readonly name: string;
  /** A text of Pilotfish, or the name from another source. */
  readonly displayName: AnyText;
  readonly source: ToolSource;
  readonly kind: ToolKind;
  readonly group: ToolGroup;
  readonly activity: ToolActivity;
};
