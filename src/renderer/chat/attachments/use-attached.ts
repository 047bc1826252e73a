import type { Attachment } from '@shared/attachments/attachment';
import { useServerState } from '../../state/server-state';
import { hasFilesOf, isUploading, useUploads } from './uploads';

/** The attachments of the chat's next message, and whether there are uploads or notes about others. */
export function useAttached(chatId: string | null): {
  readonly attached: readonly Attachment[];
  readonly ids: string[];
  readonly uploading: boolean;
  readonly hasUploads: boolean;
} {
  const attached = useServerState(
    (state) => (chatId === null ? noFiles : state.chats[chatId]?.attached) ?? noFiles,
  );
  const uploading = useUploads((state) => isUploading(state, chatId));
  const hasUploads = useUploads((state) => hasFilesOf(state, chatId));
  return { attached, ids: attached.map(({ id }) => id), uploading, hasUploads };
}

const noFiles: readonly Attachment[] = [];
