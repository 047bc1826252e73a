import { words } from '@shared/texts/text';
import { type ReactElement, useRef } from 'react';
import { cancelClose, closeAsked, useClosing } from '../../state/files/close-tab';
import { discard, saveFile } from '../../state/files/save-files';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { useAction } from '../../ui/use-action';
import { visibleText } from '../../ui/visible-text';

/** Asks about unsaved text when the user closes its tab. Empty while no tab closes. */
export function CloseTabDialog(): ReactElement | null {
  const [tab] = useClosing(({ tabs }) => tabs);
  const { run, busy } = useAction();
  const saves = useRef<HTMLButtonElement>(null);
  if (!tab) return null;
  const { path } = tab;
  const save = () =>
    run(async () => {
      if (await saveFile(path)) closeAsked();
      // The banner above the text shows the reason.
      else cancelClose();
    });
  const drop = () => {
    discard(path);
    closeAsked();
  };
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && cancelClose()}
      title={words('saving.close-title', { name: visibleText(path.slice(path.lastIndexOf('/') + 1)) })}
      description={words('saving.close-hint')}
      // Enter activates the button that loses nothing.
      initialFocus={() => saves.current}
      footer={
        <>
          <Button onClick={drop}>{words('saving.discard')}</Button>
          <Button onClick={cancelClose}>{words('ui.cancel')}</Button>
          <Button ref={saves} variant="primary" disabled={busy} onClick={save}>
            {words('saving.save')}
          </Button>
        </>
      }
    />
  );
}
