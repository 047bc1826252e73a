import type { CallKey } from '@shared/base/call-key';
import { words } from '@shared/texts/text';
import { Undo2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { clearEdited, setEdited } from '../../state/questions/edits';
import { Button } from '../../ui/Button';
import { hasHiddenText } from '../../ui/visible-text';
import styles from './CommandQuestion.module.css';
import { CommandText } from './CommandText';

type CommandEditorProps = {
  readonly editKey: CallKey;
  /** Hash of the question that the user saw while editing. */
  readonly hash: string;
  readonly text: string;
  onClose(): void;
};

/** The command as the user edits it. The queue judges it again when the user accepts it. */
export function CommandEditor({ editKey, hash, text, onClose }: CommandEditorProps): ReactElement {
  const drop = () => {
    clearEdited(editKey);
    onClose();
  };
  return (
    <div className={styles.editor}>
      <textarea
        // biome-ignore lint/a11y/noAutofocus: the user just asked for it.
        autoFocus
        className={styles.field}
        aria-label={words('approval-card.edited-command')}
        rows={1}
        spellCheck={false}
        value={text}
        onChange={(event) => setEdited(editKey, event.target.value, hash)}
      />
      {hasHiddenText(text.replaceAll('\n', '')) && (
        <div className={styles.text}>
          <CommandText text={text} />
        </div>
      )}
      <Button variant="quiet" icon={Undo2} className={styles.edit} onClick={drop}>
        {words('approval-card.drop-edits')}
      </Button>
    </div>
  );
}
