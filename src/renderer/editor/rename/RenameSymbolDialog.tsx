import { words } from '@shared/texts/text';
import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { stopAsking } from '../../state/files/code-in-front';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { ErrorText } from '../../ui/ErrorText';
import { TextField } from '../../ui/fields/TextField';
import { useAction } from '../../ui/use-action';
import { visibleText } from '../../ui/visible-text';
import { reviewRename, useRenaming } from './rename-symbol';

/** Asks for the new name of the symbol at the caret, while that is open. */
export function RenameSymbolDialog(): ReactElement | null {
  const asked = useRenaming((state) => state.asked);
  return asked && <Question asked={asked} />;
}

type Asked = NonNullable<ReturnType<typeof useRenaming.getState>['asked']>;

function Question({ asked }: { readonly asked: Asked }): ReactElement {
  const [name, setName] = useState(asked.name);
  const { run, busy, error } = useAction();
  const form = useId();
  const close = () => {
    stopAsking();
    useRenaming.setState({ asked: null });
  };
  const isSame = name.trim() === '' || name.trim() === asked.name;
  const review = (event: FormEvent) => {
    event.preventDefault();
    if (!isSame) run(() => reviewRename(asked, name.trim()));
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={words('rename-symbol.title', { name: visibleText(asked.name) })}
      footer={
        <>
          <Button onClick={close}>{words('ui.cancel')}</Button>
          <Button type="submit" form={form} variant="primary" disabled={busy || isSame}>
            {words('rename-symbol.review')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={review}>
        <TextField label={words('rename-symbol.name')} maxLength={500} value={name} onChange={setName} />
        <ErrorText>{error}</ErrorText>
      </form>
    </Dialog>
  );
}
