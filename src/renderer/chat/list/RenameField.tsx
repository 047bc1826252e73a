import type { ChatSummary } from '@shared/project/project-state';
import { words } from '@shared/texts/text';
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import styles from './ChatRow.module.css';

type RenameFieldProps = {
  readonly chat: ChatSummary;
  onRename(chat: ChatSummary, title: string): void;
  onDone(): void;
};

/** The editable title of a chat in the list: Enter stores it, Escape discards it. */
export function RenameField({ chat, onRename, onDone }: RenameFieldProps): ReactElement {
  const before = chat.title ?? '';
  const [title, setTitle] = useState(before);
  const end = (isKept: boolean) => {
    const typed = title.trim();
    if (isKept && typed !== '' && typed !== before) onRename(chat, typed);
    onDone();
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    // Escape closes only this field; the list around it stays open.
    event.preventDefault();
    event.stopPropagation();
    end(event.key === 'Enter');
  };
  return (
    <div className={styles.entry}>
      <input
        ref={takeOver}
        className={styles.rename}
        aria-label={words('chat-list.new-title')}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        onKeyDown={pressKey}
      />
    </div>
  );
}

function takeOver(field: HTMLInputElement | null): void {
  if (!field) return;
  field.select();
  field.focus();
  // The closing menu moves the focus elsewhere first.
  requestAnimationFrame(() => requestAnimationFrame(() => field.focus()));
}
