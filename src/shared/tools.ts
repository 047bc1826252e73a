import type { AnyText } from './texts/text';

// What windows and rules know of a tool: its names, where it comes from, what it can do at most, and what it is shown as.

/** What a call can do at most; the mode's default for it follows from this (`queue/policy/kinds.ts`). */
export type ToolKind = 'read' | 'change' | 'command' | 'todo';

/** What a model that looks for tools is offered together, and what a person mentions or trusts as one. */
export type ToolGroup = 'files' | 'search' | 'commands' | 'todos';

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
  | 'write-todos';

export type ToolListing = {
  /** What the model and rules call it by. */
  readonly name: string;
  /** Ours, or a word of whoever else brings the tool. */
  readonly displayName: AnyText;
  /** It comes with the application. */
  readonly source: 'built-in';
  readonly kind: ToolKind;
  readonly group: ToolGroup;
  readonly activity: ToolActivity;
};
