import '../../parts/panel-texts';
import type { Attachment } from '@shared/attachments/attachment';
import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { AttachedChip } from './AttachedChip';
import styles from './AttachedFiles.module.css';
import { chipId, chipsOf } from './chips';

type SentFilesProps = { readonly chatId: string; readonly attachments: readonly Attachment[] };

/** The attachments of a sent message. */
export function SentFiles({ chatId, attachments }: SentFilesProps): ReactElement {
  return (
    <ul className={styles.sent} aria-label={words('attached.sent-list')}>
      {chipsOf(attachments).map((chip) => (
        <li key={chipId(chip)}>
          <AttachedChip chatId={chatId} chip={chip} />
        </li>
      ))}
    </ul>
  );
}
