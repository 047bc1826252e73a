import { textOf, words } from '@shared/texts/text';
import { Lock } from 'lucide-react';
import { type FormEvent, type ReactElement, useState } from 'react';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { TextField } from '../../ui/fields/TextField';
import styles from './PdfView.module.css';

type PdfPasswordProps = { readonly isWrong: boolean; answer(password: string): void };

/** Asks for the password of a document. Only pdf.js gets it, and Pilotfish never stores it. */
export function PdfPassword({ isWrong, answer }: PdfPasswordProps): ReactElement {
  const [typed, setTyped] = useState('');
  const open = (event: FormEvent) => {
    event.preventDefault();
    answer(typed);
    setTyped('');
  };
  return (
    <EmptyState icon={Lock} title={words('pdf.protected')}>
      <form className={styles.password} onSubmit={open}>
        <TextField
          label={words('pdf.password')}
          type="password"
          value={typed}
          onChange={setTyped}
          error={isWrong ? textOf('pdf.wrong-password') : null}
        />
        <Button type="submit" disabled={typed === ''}>
          {words('pdf.open')}
        </Button>
      </form>
    </EmptyState>
  );
}
