import { type FormEvent, useState } from 'react';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { TextField } from '../ui/fields/TextField';
import { useAction } from '../ui/use-action';
import styles from './Picker.module.css';

type FolderDialogProps = {
  readonly start: string;
  open(path: string): Promise<void>;
  onDone(): void;
};

/** Asks for a folder by its path, where no dialog of the system's can show the machine that it lies on. */
export function FolderDialog({ start, open, onDone }: FolderDialogProps) {
  const [path, setPath] = useState(start);
  const { run, busy, error } = useAction();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (path.trim() !== '') run(() => open(path.trim()).then(onDone));
  };
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onDone()}
      title="Open a folder"
      description="The folder lies on the machine where Pilotfish runs."
    >
      <form className={styles.form} onSubmit={submit}>
        <TextField label="Path" value={path} error={error} onChange={setPath} />
        <Button type="submit" variant="primary" disabled={busy || path.trim() === ''}>
          Open
        </Button>
      </form>
    </Dialog>
  );
}
