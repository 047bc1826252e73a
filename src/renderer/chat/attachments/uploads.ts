import type { AnyText } from '@shared/texts/text';
import { create } from 'zustand';

// Uploads of this window: files on their way to main, and those that did not get there. What arrived is the chat's.

export type Upload = {
  readonly id: string;
  readonly chatId: string;
  readonly name: string;
  readonly file: Blob;
  /** From 0 to 1. */
  readonly part: number;
  /** Null: it is on its way. */
  readonly failure: AnyText | null;
};

type Uploads = {
  readonly uploads: readonly Upload[];
  /** By chat: how many files of dropped folders were left out. */
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

/** Those that did not get there: the message went without them. */
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

/** Whether a file for the chat is still on its way. */
export function isUploading({ uploads }: Uploads, chatId: string | null): boolean {
  return uploads.some((upload) => upload.chatId === chatId && upload.failure === null);
}

/** Whether anything is to be said of files that are not attached. */
export function hasFilesOf({ uploads, leftOut }: Uploads, chatId: string | null): boolean {
  return uploads.some((upload) => upload.chatId === chatId) || (leftOut[chatId ?? ''] ?? 0) > 0;
}
