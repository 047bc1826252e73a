import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { api } from '../../state/server-state';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { ErrorText } from '../../ui/ErrorText';
import { useAction } from '../../ui/use-action';
import { visibleText } from '../../ui/visible-text';

type RemoveServerProps = { readonly alias: string; onClose(): void };

export function RemoveServer({ alias, onClose }: RemoveServerProps): ReactElement {
  const { run, busy, error } = useAction();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words('servers-page.remove-title', { alias: visibleText(alias) })}
      description={words('servers-page.remove-means')}
      footer={
        <>
          <Button onClick={onClose}>{words('ui.cancel')}</Button>
          <Button
            variant="danger"
            disabled={busy}
            onClick={() => run(() => api.servers.remove({ alias }).then(onClose))}
          >
            {words('servers-page.remove-do')}
          </Button>
        </>
      }
    >
      <ErrorText>{error}</ErrorText>
    </Dialog>
  );
}
