import type { CallKey } from '@shared/base/call-key';
import { words } from '@shared/texts/text';
import { TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { dropOtherEdits, showOtherEdits, useOtherEdits } from '../../state/questions/edits';
import { Button } from '../../ui/Button';
import styles from '../QuestionNotes.module.css';

/** The user typed different texts about the call in two windows. */
export function OtherEditsNote({ editKey }: { readonly editKey: CallKey }): ReactElement | null {
  const hasOther = useOtherEdits(editKey);
  if (!hasOther) return null;
  return (
    <div className={styles.warning} role="status">
      <TriangleAlert aria-hidden size={16} strokeWidth={1.5} />
      <span>
        {words('versions.two')}
        <span className={styles.actions}>
          <Button onClick={() => showOtherEdits(editKey)}>{words('versions.show-other')}</Button>
          <Button variant="quiet" onClick={() => dropOtherEdits(editKey)}>
            {words('versions.keep')}
          </Button>
        </span>
      </span>
    </div>
  );
}
