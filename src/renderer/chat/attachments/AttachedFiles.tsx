import '../../parts/panel-texts';
import type { Attachment } from '@shared/attachments/attachment';
import { words } from '@shared/texts/text';
import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { focusComposer } from '../../state/focus';
import { api, useServerState } from '../../state/server-state';
import { ErrorText } from '../../ui/ErrorText';
import { useAction } from '../../ui/use-action';
import { AttachedChip } from './AttachedChip';
import styles from './AttachedFiles.module.css';
import { cancelUpload, retryUpload } from './attach-files';
import { contextRoom, takesImages } from './attached-model';
import { type Chip, chipId, chipsOf, filesOf, tokensOf } from './chips';
import { folderLimits } from './taken-files';
import { UploadChip } from './UploadChip';
import { noteLeftOut, useUploads } from './uploads';

type AttachedFilesProps = { readonly chatId: string; readonly attached: readonly Attachment[] };

/** The files that go with the next message, those on their way, and what of it will not do. */
export function AttachedFiles({ chatId, attached }: AttachedFilesProps): ReactElement {
  const uploads = useUploads(
    useShallow((state) => state.uploads.filter((upload) => upload.chatId === chatId)),
  );
  const { run, error } = useAction();
  const remove = (chip: Chip) => {
    focusComposer();
    run(() => Promise.all(filesOf(chip).map(({ id }) => api.attachments.remove({ chatId, id }))));
  };
  return (
    <div className={styles.files}>
      <ul className={styles.list} aria-label={words('attached.list')}>
        {chipsOf(attached).map((chip) => (
          <li key={chipId(chip)}>
            <AttachedChip chatId={chatId} chip={chip} onRemove={() => remove(chip)} />
          </li>
        ))}
        {uploads.map((upload) => (
          <li key={upload.id} data-failed={upload.failure !== null || undefined}>
            <UploadChip
              upload={upload}
              onRetry={() => void retryUpload(upload)}
              onCancel={() => {
                focusComposer();
                run(() => cancelUpload(upload));
              }}
            />
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {attached.length > 0 && words('attached.count', { count: attached.length })}
      </p>
      <Warnings chatId={chatId} attached={attached} />
      <ErrorText>{error}</ErrorText>
    </div>
  );
}

function Warnings({ chatId, attached }: AttachedFilesProps) {
  const noImages = useServerState(
    (state) => attached.some(({ kind }) => kind === 'image') && !takesImages(state, chatId),
  );
  const room = useServerState((state) => contextRoom(state, chatId));
  const leftOut = useUploads((state) => state.leftOut[chatId] ?? 0);
  const tokens = tokensOf(attached);
  return (
    <>
      {noImages && <p className={styles.warning}>{words('attached.no-images')}</p>}
      {room !== null && tokens > room && (
        <p className={styles.warning}>{words('attached.too-much', { tokens, room })}</p>
      )}
      {leftOut > 0 && (
        <p className={styles.warning}>
          <span>{words('attached.left-out', { count: leftOut, ...folderLimits })}</span>
          <button
            type="button"
            className={styles.dismiss}
            aria-label={words('attached.dismiss')}
            onClick={() => noteLeftOut(chatId, 0)}
          >
            <X aria-hidden size={12} strokeWidth={1.75} />
          </button>
        </p>
      )}
    </>
  );
}
