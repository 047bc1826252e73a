import '../../parts/panel-texts';
import type { Attachment } from '@shared/attachments/attachment';
import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { focusComposer } from '../../state/focus';
import { api } from '../../state/server-state';
import { ErrorText } from '../../ui/ErrorText';
import { useAction } from '../../ui/use-action';
import { AttachedChip } from './AttachedChip';
import styles from './AttachedFiles.module.css';
import { cancelUpload, retryUpload } from './attach-files';
import { type Chip, chipId, chipsOf, filesOf } from './chips';
import { UploadChip } from './UploadChip';
import { useUploads } from './uploads';

type AttachedFilesProps = { readonly chatId: string; readonly attached: readonly Attachment[] };

/** Chips of the next message's attachments and of uploads in progress. */
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
    <>
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
      <ErrorText>{error}</ErrorText>
    </>
  );
}
