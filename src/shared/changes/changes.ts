import type { AnyText } from '../texts/text';

// What was changed in a chat, as a window shows it: each file against its state before, and what taking it back would do.

export type ChangesView = {
  /** By path. */
  readonly files: readonly ChangedEntry[];
  /** What of commands is not in it: files that were left out, and why something is not known. */
  readonly leftOut: readonly string[];
  /** Ignored files that changed while commands ran. */
  readonly ignored: readonly string[];
  readonly unknown: readonly AnyText[];
  /** Commands that run in the chat: they may write to what is taken back. */
  readonly running: number;
};

export type ChangedEntry = {
  /** Relative to the project, with `/`. */
  readonly path: string;
  /** An empty folder. */
  readonly isFolder?: true;
  /** From before the first change to what is there now. */
  readonly became: 'created' | 'changed' | 'deleted' | 'as-before';
  /** Of one that is new or gone and was another, or is another, with the same in it; null: of none that is known. */
  readonly move: FileMove | null;
  /** In the order of their first change. */
  readonly by: readonly ChangedBy[];
  /** Somebody else changed it after the last of them. */
  readonly changedSince: boolean;
  /** Lines, from before to now. */
  readonly added: number;
  readonly removed: number;
  readonly undo: UndoPreview;
  /** The person said so of it as it is now. */
  readonly isKept: boolean;
};

export type FileMove = { readonly kind: 'from' | 'to'; readonly path: string };

export type ChangedBy =
  | { readonly kind: 'call'; readonly callId: string; readonly name: AnyText; readonly title: AnyText }
  /** Several ran at once. */
  | { readonly kind: 'commands' }
  /** The person took something back. */
  | { readonly kind: 'person' };

/** What taking it back would make of the file. `hash` stands for exactly that. */
export type UndoPreview =
  | {
      readonly kind: 'back';
      readonly hash: string;
      /** The file would go. */
      readonly goes: boolean;
      /** Places that stay as the person has them. */
      readonly conflicts: readonly ChangeConflict[];
      /** Why earlier changes of it stay; null: none does. */
      readonly stops: AnyText | null;
    }
  | { readonly kind: 'nothing' }
  /** `changed`: it can be taken back all the same, over what was changed since. */
  | { readonly kind: 'kept'; readonly why: AnyText; readonly changed: boolean };

/** What is there, and what was there before the change. */
export type ChangeConflict = { readonly ours: string; readonly theirs: string };

/** Both sides of a changed file, exactly as they are; null: there was none. */
export type ChangedSides = {
  readonly path: string;
  readonly before: string | null;
  readonly now: string | null;
  /** What it would be if it were taken back; null where that cannot be shown. */
  readonly back: string | null;
  /** Of what is there now (SHA-256, hex); null: nothing is. */
  readonly hash: string | null;
  /** `binary`: one of them is no text that can be shown; `not-kept`: what it held before is gone. */
  readonly shown: 'text' | 'folder' | 'binary' | 'too-large' | 'not-kept';
};

export type FileToTakeBack = {
  readonly path: string;
  /** Of the preview that the person saw. */
  readonly hash: string;
  /** Also what was changed since. */
  readonly over: boolean;
};

export type TakenBack = {
  /** What this is called in the chat. Null: nothing was taken back. */
  readonly itemId: string | null;
  readonly files: readonly string[];
  readonly kept: readonly { readonly path: string; readonly why: AnyText }[];
};
