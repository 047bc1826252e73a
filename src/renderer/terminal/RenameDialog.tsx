import type { Terminal } from '@shared/terminal/terminal';
import { words } from '@shared/texts/text';
import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { api } from '../state/server-state';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { ErrorText } from '../ui/ErrorText';
import { TextField } from '../ui/fields/TextField';
import { useAction } from '../ui/use-action';

/** Gives a terminal a name that the user chooses. */
export function RenameDialog(props: { readonly terminal: Terminal; onClose(): void }): ReactElement {
  const { terminal, onClose } = props;
  const [title, setTitle] = useState(terminal.title);
  const { run, busy, error } = useAction();
  const form = useId();
  const save = (event: FormEvent) => {
    event.preventDefault();
    run(() => api.terminal.rename({ id: terminal.id, title: title.trim() }).then(onClose));
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words('terminal-panel.rename-title')}
      footer={
        <>
          <Button onClick={onClose}>{words('ui.cancel')}</Button>
          <Button type="submit" form={form} variant="primary" disabled={busy || title.trim() === ''}>
            {words('terminal-panel.rename')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={save}>
        <TextField
          label={words('terminal-panel.name-field')}
          maxLength={200}
          value={title}
          onChange={setTitle}
        />
        <ErrorText>{error}</ErrorText>
      </form>
    </Dialog>
  );
}
