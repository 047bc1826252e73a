// Results of a search in chats, and deleted chats, for windows.

/** A piece of a message; `isMatch`: it matches the query. */
export type ExcerptPiece = { readonly text: string; readonly isMatch: boolean };

export type ChatHit = {
  readonly chatId: string;
  /** The newest message with a match. */
  readonly itemId: string;
  readonly by: 'person' | 'model' | 'summary' | 'call';
  readonly excerpt: readonly ExcerptPiece[];
  /** The number of messages in the chat with a match. */
  readonly count: number;
};

export type FoundChats = {
  /** One hit for each chat, newest first. */
  readonly hits: readonly ChatHit[];
  /** Older chats may contain further hits. */
  readonly more: boolean;
};

export type DeletedChat = {
  readonly id: string;
  /** Empty: the title is missing or unreadable. */
  readonly title: string;
  readonly deletedAt: number;
};

/** A file that the user can save. */
export type ExportedChat = { readonly name: string; readonly mimeType: string; readonly text: string };

export const exportFormats = ['markdown', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];
