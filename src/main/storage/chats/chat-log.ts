import type { Attachment } from '@shared/attachments/attachment';
import type { ChangedFile, ChatEvent, ChatState, JournaledChatEvent } from '@shared/chat/chat';
import type { AttachedContent } from '../attachments/attachment-files';
import type { ModelRecord } from './model-record-schema';

// Event log, one chat's memory: its state for the windows, its records for the model, and the file with both.

export type { ModelRecord } from './model-record-schema';

export type ChatEntry = {
  readonly events?: readonly JournaledChatEvent[];
  readonly records?: readonly ModelRecord[];
};

/** A change of a file by a call, or by an undo of the user. */
export type JournaledChange = ChangedFile & {
  /** The id of the call, or of the item `taken-back`. */
  readonly callId: string;
  /** Absent in chats of earlier versions. */
  readonly at?: number | undefined;
  /** The user's message before it. Null: none. */
  readonly turn: string | null;
};

export type ChatChanges = {
  /** In order. */
  readonly all: readonly JournaledChange[];
  /** Files that chats of earlier versions name as changed. Their old content is unknown. */
  readonly named: readonly { readonly path: string; readonly turn: string | null }[];
  /** Changes that began but lack a recorded end. Their outcome is unknown. */
  readonly open: ReadonlyMap<string, readonly JournaledChange[]>;
  /** By path: the hash of a file when the user decided to preserve that version. Null: the file was gone. */
  readonly kept: ReadonlyMap<string, string | null>;
  /** By call: the user's message before it. */
  readonly turnOf: ReadonlyMap<string, string | null>;
};

/** Whether this process can write the chat, and otherwise the reason. */
export type Access = ChatState['access'];

export type ChatLog = {
  readonly id: string;
  /** The latest time in its file at opening. 0 for a new chat. */
  readonly lastWrittenAt: number;
  state(): ChatState;
  records(): readonly ModelRecord[];
  /** The changes of its turns. */
  changes(): ChatChanges;
  /** The content of the attachment for the model. Null: it is no longer stored. */
  attached(attachment: Attachment): Promise<AttachedContent | null>;
  /** Shows an event to the windows without storing it. */
  show(event: ChatEvent): void;
  /**
   * Writes one line, then reduces and shows its events. Resolves when the line is written. With `synced` it is also on
   * the platter, for data that must survive a power cut: the user's messages, decisions and settings. Entries are
   * written in order. Rejects with AppError `unavailable` if the disk refuses the line, and `read-only` if this process
   * may not write the chat.
   */
  append(entry: ChatEntry, durability?: 'written' | 'synced'): Promise<void>;
  /**
   * Writes all entries to a new file, but only if an append found the file missing. For users who continue after the
   * error. Throws AppError `unavailable` if the disk refuses the file.
   */
  renew(): Promise<void>;
  /**
   * Reads and shows new lines of another process. `another`: the file was replaced, so the chat must be opened anew. A
   * writer reads nothing.
   */
  readOn(): Promise<'read' | 'another'>;
  /** Whether the file contains exactly this state, so that a new reader sees the same. */
  isKept(): Promise<boolean>;
  /** Waits for running operations, then closes the file and releases its lock. */
  close(): Promise<void>;
};
