import type { AnyText } from '@shared/texts/text';
import { create } from 'zustand';

// Uploads of this window: in progress or failed. Complete ones are attachments of the chat.

export type Upload = {
  readonly id: string;
  readonly chatId: string;
  readonly name: string;
  readonly file: Blob;
  /** From 0 to 1. */
  readonly part: number;
  /** Null while it is in progress. */
  readonly failure: AnyText | null;
};

type Uploads = {
  readonly uploads: readonly Upload[];
  /** By chat: the number of omitted files of dropped folders. */
  readonly leftOut: Readonly<Record<string, number>>;
};

export const useUploads = create<Uploads>()(() => ({ uploads: [], leftOut: {} }));

export function addUploads(added: readonly Upload[]): void {
  useUploads.setState(({ uploads }) => ({ uploads: [...uploads, ...added] }));
}

export function changeUpload(id: string, change: Partial<Pick<Upload, 'part' | 'failure'>>): void {
  useUploads.setState(({ uploads }) => ({
    uploads: uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)),
  }));
}

export function forgetUpload(id: string): void {
  useUploads.setState(({ uploads }) => ({ uploads: uploads.filter((upload) => upload.id !== id) }));
}

/** The failed ones: the message was sent without them. */
export function forgetFailed(chatId: string): void {
  useUploads.setState(({ uploads }) => ({
    uploads: uploads.filter((upload) => upload.chatId !== chatId || upload.failure === null),
  }));
}

export function noteLeftOut(chatId: string, count: number): void {
  useUploads.setState(({ leftOut }) => ({
    leftOut: { ...leftOut, [chatId]: count === 0 ? 0 : (leftOut[chatId] ?? 0) + count },
  }));
}

/** Whether an upload for the chat is in progress. */
export function isUploading({ uploads }: Uploads, chatId: string | null): boolean {
  return uploads.some((upload) => upload.chatId === chatId && upload.failure === null);
}

/** Whether there is something to show about files that are not attached. */
export function hasFilesOf({ uploads, leftOut }: Uploads, chatId: string | null): boolean {
  return uploads.some((upload) => upload.chatId === chatId) || (leftOut[chatId ?? ''] ?? 0) > 0;
}
