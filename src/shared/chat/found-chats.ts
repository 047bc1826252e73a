// What a window is told of chats it looks for: those that say something, and those that were deleted.

/** A piece of what was said; `isMatch`: it is what was looked for. */
export type ExcerptPiece = { readonly text: string; readonly isMatch: boolean };

export type ChatHit = {
  readonly chatId: string;
  /** The newest message in which it is found. */
  readonly itemId: string;
  readonly by: 'person' | 'model' | 'summary' | 'call';
  readonly excerpt: readonly ExcerptPiece[];
  /** In how many messages of the chat it is found. */
  readonly count: number;
};

export type FoundChats = {
  /** A chat each, newest first. */
  readonly hits: readonly ChatHit[];
  /** There may be more, in older chats. */
  readonly more: boolean;
};

export type DeletedChat = {
  readonly id: string;
  /** Empty: it had none, or cannot be read. */
  readonly title: string;
  readonly deletedAt: number;
};

/** A file for the person to keep. */
export type ExportedChat = { readonly name: string; readonly mimeType: string; readonly text: string };

export const exportFormats = ['markdown', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];
