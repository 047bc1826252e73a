import { words } from '@shared/texts/text';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { TextField } from '../ui/fields/TextField';
import { useAction } from '../ui/use-action';

type FolderDialogProps = {
  readonly start: string;
  open(path: string): Promise<void>;
  onDone(): void;
};

/** Asks for a folder by its path, if the folder is on a machine that the system's dialog cannot show. */
export function FolderDialog({ start, open, onDone }: FolderDialogProps) {
  const [path, setPath] = useState(start);
  const { run, busy, error } = useAction();
  const form = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (path.trim() !== '') run(() => open(path.trim()).then(onDone));
  };
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onDone()}
      title={words('shell.folder-title')}
      description={words('shell.folder-place')}
      footer={
        <>
          <Button onClick={onDone}>{words('ui.cancel')}</Button>
          <Button type="submit" form={form} variant="primary" disabled={busy || path.trim() === ''}>
            {words('shell.folder-open')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <TextField label={words('shell.folder-path')} value={path} error={error} onChange={setPath} />
      </form>
    </Dialog>
  );
}
