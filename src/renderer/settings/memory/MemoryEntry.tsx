import type { MemoryScope } from '@shared/memory/memory';
import { words } from '@shared/texts/text';
import { FolderInput, FolderOutput, Pencil, Trash2 } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type ReactElement, useState } from 'react';
import { Button } from '../../ui/Button';
import { ErrorText } from '../../ui/ErrorText';
import { TextField } from '../../ui/fields/TextField';
import { IconButton } from '../../ui/IconButton';
import { useAction } from '../../ui/use-action';
import { visibleProse } from '../../ui/visible-text';
import styles from '../parts/Section.module.css';
import own from './Memory.module.css';
import type { Memory } from './use-memory';

type MemoryEntryProps = {
  readonly entry: {
    readonly scope: MemoryScope;
    readonly hash: string | null;
    readonly index: number;
    readonly fact: string;
  };
  readonly memory: Memory;
  onRemoved(): void;
};

/** One fact, with buttons to edit it, to move it to the other scope, and to remove it. */
export function MemoryEntry({ entry, memory, onRemoved }: MemoryEntryProps): ReactElement {
  const { fact, ...at } = entry;
  const [editing, setEditing] = useState(false);
  const { run, busy, error } = useAction();
  const shown = visibleProse(fact);
  const move =
    at.scope === 'project'
      ? { label: words('memory-page.move-to-global', { fact: shown }), icon: FolderOutput }
      : { label: words('memory-page.move-to-project', { fact: shown }), icon: FolderInput };
  if (editing) return <EntryForm entry={entry} memory={memory} onDone={() => setEditing(false)} />;
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <p className={own.fact}>{shown}</p>
        <ErrorText>{error}</ErrorText>
      </div>
      <div className={styles.actions}>
        <IconButton
          label={words('memory-page.edit', { fact: shown })}
          icon={Pencil}
          disabled={busy}
          onClick={() => setEditing(true)}
        />
        <IconButton
          {...move}
          disabled={busy}
          onClick={() => run(() => memory.change({ change: 'move', ...at }))}
        />
        <IconButton
          label={words('memory-page.remove', { fact: shown })}
          icon={Trash2}
          disabled={busy}
          onClick={() => run(() => memory.change({ change: 'remove', ...at }).then(onRemoved))}
        />
      </div>
    </li>
  );
}

type EntryFormProps = Omit<MemoryEntryProps, 'onRemoved'> & { onDone(): void };

function EntryForm({ entry, memory, onDone }: EntryFormProps) {
  const { fact, ...at } = entry;
  const [text, setText] = useState(fact);
  const { run, busy, error } = useAction();
  const save = (event: FormEvent) => {
    event.preventDefault();
    run(() => memory.change({ change: 'edit', ...at, fact: text }).then(onDone));
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    onDone();
  };
  return (
    <li className={styles.item}>
      <form className={own.edit} onSubmit={save} onKeyDown={leave}>
        <TextField
          autoFocus
          label={words('memory-page.edited')}
          value={text}
          error={error}
          onChange={setText}
        />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" disabled={busy || text.trim() === ''}>
            {words('memory-page.save')}
          </Button>
          <Button onClick={onDone}>{words('memory-page.cancel')}</Button>
        </div>
      </form>
    </li>
  );
}
