import type { AnyText } from '../texts/text';

// What windows and rules know of a tool: its names, where it comes from, what it can do at most, and what it is shown as.

/** What a call can do at most; the mode's default for it follows from this (`queue/policy/kinds.ts`). */
export type ToolKind =
  | 'read'
  | 'change'
  | 'command'
  | 'todo'
  | 'web'
  /** A command in the sandbox connects to a host. */
  | 'network'
  | 'memory'
  /** It asks the person: about a plan, or a question back. */
  | 'plan'
  /** It has others work, whose calls are judged one by one. */
  | 'agent'
  /** It runs elsewhere: on a server, or by a command that brought it. */
  | 'remote';

/** What a model that looks for tools is offered together, and what a person mentions or trusts as one. */
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

/** What one call does, for its picture and for the words of several together. */
export type ToolActivity =
  | 'list-folder'
  | 'read-file'
  | 'read-files'
  | 'find-files'
  | 'search-text'
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
  | 'find-tools'
  | 'call-elsewhere';

/** Where a tool comes from: the application, the discovery command, a file that names commands, or an MCP server. */
export type ToolSource =
  | { readonly kind: 'built-in' }
  | { readonly kind: 'discovered' }
  | { readonly kind: 'command-file'; readonly path: string }
  | { readonly kind: 'server'; readonly alias: string };

export type ToolListing = {
  /** What the model and rules call it by. */
  readonly name: string;
  /** Ours, or a word of whoever else brings the tool. */
  readonly displayName: AnyText;
  readonly source: ToolSource;
  readonly kind: ToolKind;
  readonly group: ToolGroup;
  readonly activity: ToolActivity;
};
