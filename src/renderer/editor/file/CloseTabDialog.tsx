import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { cancelClose, useClosing } from '../../state/files/close-tab';
import { discard, saveFile } from '../../state/files/save-files';
import { closeTab } from '../../state/ui-state';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { useAction } from '../../ui/use-action';
import { visibleText } from '../../ui/visible-text';

/** Asks what becomes of unsaved text when its tab is closed. Nothing while none is. */
export function CloseTabDialog(): ReactElement | null {
  const { tab } = useClosing();
  const { run, busy } = useAction();
  if (!tab) return null;
  const { id, path } = tab;
  const close = () => {
    cancelClose();
    closeTab(id);
  };
  const save = () =>
    run(async () => {
      if (await saveFile(path)) close();
      // Why not stands over the text.
      else cancelClose();
    });
  const drop = () => {
    discard(path);
    close();
  };
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && cancelClose()}
      title={words('saving.close-title', { name: visibleText(path.slice(path.lastIndexOf('/') + 1)) })}
      description={words('saving.close-hint')}
      footer={
        <>
          <Button onClick={drop}>{words('saving.discard')}</Button>
          <Button onClick={cancelClose}>{words('ui.cancel')}</Button>
          <Button variant="primary" disabled={busy} onClick={save}>
            {words('saving.save')}
          </Button>
        </>
      }
    />
  );
}
