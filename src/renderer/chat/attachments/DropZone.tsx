import '../../parts/panel-texts';
import { words } from '@shared/texts/text';
import { Paperclip } from 'lucide-react';
import type { ReactElement } from 'react';
import styles from './DropZone.module.css';

/** Covers the chat while the user drags something that can be dropped there. */
export function DropZone(): ReactElement {
  return (
    <div className={styles.zone} data-drop-zone>
      <div className={styles.sign}>
        <Paperclip aria-hidden size={20} strokeWidth={1.5} />
        <strong>{words('attached.drop')}</strong>
        <span>{words('attached.drop-hint')}</span>
      </div>
    </div>
  );
}
