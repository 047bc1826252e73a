import type { AnyText } from '../texts/text';

// The changes of a chat, for a window: each file compared with its state before, and a preview of the undo.

export type ChangesView = {
  /** By path. */
  readonly files: readonly ChangedEntry[];
  /** Files that the changes of commands omit. `unknown` has the reasons why something is unknown. */
  readonly leftOut: readonly string[];
  /** Ignored files that changed while commands ran. */
  readonly ignored: readonly string[];
  readonly unknown: readonly AnyText[];
  /** Commands that run in the chat. They may write to the files of an undo. */
  readonly running: number;
};

export type ChangedEntry = {
  /** Relative to the project, with `/`. */
  readonly path: string;
  /** An empty folder. */
  readonly isFolder?: true;
  /** From before the first change until now. */
  readonly became: 'created' | 'changed' | 'deleted' | 'as-before';
  /**
   * For a new file the old path, for a deleted file the new path, of the file with the same content. Null: a move is
   * unknown.
   */
  readonly move: FileMove | null;
  /** In the order of their first change. */
  readonly by: readonly ChangedBy[];
  /** Another program or the user changed it after the last of them. */
  readonly changedSince: boolean;
  /** Lines, from before to now. */
  readonly added: number;
  readonly removed: number;
  readonly undo: UndoPreview;
  /** The user decided to keep its current version. */
  readonly isKept: boolean;
};

export type FileMove = { readonly kind: 'from' | 'to'; readonly path: string };

export type ChangedBy =
  | { readonly kind: 'call'; readonly callId: string; readonly name: AnyText; readonly title: AnyText }
  /** Several ran at once. */
  | { readonly kind: 'commands' }
  /** The user undid something. */
  | { readonly kind: 'person' };

/** The effect of an undo on the file. `hash` identifies exactly this preview. */
export type UndoPreview =
  | {
      readonly kind: 'back';
      readonly hash: string;
      /** The undo would delete the file. */
      readonly goes: boolean;
      /** Places that keep the user's version. */
      readonly conflicts: readonly ChangeConflict[];
      /** Why earlier changes of it stay; null: all can be undone. */
      readonly stops: AnyText | null;
    }
  | { readonly kind: 'nothing' }
  /** `changed`: the undo is still possible, but it overwrites later changes. */
  | { readonly kind: 'kept'; readonly why: AnyText; readonly changed: boolean };

/** The current text, and the text before the change. */
export type ChangeConflict = { readonly ours: string; readonly theirs: string };

/** Both sides of a changed file, exactly as they are; null: the file was absent. */
export type ChangedSides = {
  readonly path: string;
  readonly before: string | null;
  readonly now: string | null;
  /** The text after an undo; null if it cannot be displayed. */
  readonly back: string | null;
  /** Of the current content (SHA-256, hex); null: the file is absent. */
  readonly hash: string | null;
  /** `binary`: one of them is not displayable text; `not-kept`: the earlier content has been deleted. */
  readonly shown: 'text' | 'folder' | 'binary' | 'too-large' | 'not-kept';
};

export type FileToTakeBack = {
  readonly path: string;
  /** Of the preview that the user saw. */
  readonly hash: string;
  /** Also overwrites later changes. */
  readonly over: boolean;
};

export type TakenBack = {
  /** The id of this undo in the chat. Null: it changed nothing. */
  readonly itemId: string | null;
  readonly files: readonly string[];
  readonly kept: readonly { readonly path: string; readonly why: AnyText }[];
};
