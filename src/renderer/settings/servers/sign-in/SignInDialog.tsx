import { type AnyText, words } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { Copy, ExternalLink } from 'lucide-react';
import { type ReactElement, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { copyText } from '../../../state/copy-text';
import { openLink } from '../../../state/open-link';
import { api } from '../../../state/server-state';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { ErrorText } from '../../../ui/ErrorText';
import { TextField } from '../../../ui/fields/TextField';
import { useAction } from '../../../ui/use-action';
import { visibleText } from '../../../ui/visible-text';
import section from '../../parts/Section.module.css';
import styles from './SignInDialog.module.css';

// Shows the whole address of the authorization page before opening it, and waits for the browser's return. If the
// browser returns to another machine, the user pastes the address of that page.

type SignInDialogProps = {
  readonly project: string;
  readonly alias: string;
  readonly page: string;
  onClose(): void;
};

export function SignInDialog({ project, alias, page, onClose }: SignInDialogProps): ReactElement {
  const [opened, setOpened] = useState(false);
  const [failure, setFailure] = useState<AnyText | null>(null);
  const { run, busy, error } = useAction();
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    let shown = true;
    api.servers.signedIn({ project, alias }).then(
      () => shown && close.current(),
      (problem: unknown) => shown && setFailure(toldOf(problem)),
    );
    return () => {
      shown = false;
    };
  }, [project, alias]);
  const cancel = () => {
    // A completed sign-in cannot be cancelled, and that error does not matter.
    api.servers.cancelSignIn({ project, alias }).catch(() => {});
    onClose();
  };
  const open = () => run(() => openLink(page).then(() => setOpened(true)));
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && cancel()}
      title={words('sign-in-dialog.heading', { server: visibleText(alias) })}
      description={words('sign-in-dialog.about', { host: new URL(page).host })}
      footer={
        <>
          <Button variant="quiet" onClick={cancel}>
            {words('ui.cancel')}
          </Button>
          <Button icon={Copy} onClick={() => run(() => copyText(page).then(() => setOpened(true)))}>
            {words('markdown.copy-address')}
          </Button>
          <Button variant="primary" icon={ExternalLink} aria-disabled={busy} onClick={open}>
            {words('markdown.open-in-browser')}
          </Button>
        </>
      }
    >
      <code className={styles.page}>{visibleText(page)}</code>
      <p role="status" className={styles.waiting}>
        {opened && failure === null ? words('sign-in-dialog.waiting') : ''}
      </p>
      {opened && failure === null && <BringAddress project={project} alias={alias} />}
      <ErrorText>{failure ?? error}</ErrorText>
    </Dialog>
  );
}

function BringAddress({ project, alias }: Pick<SignInDialogProps, 'project' | 'alias'>): ReactElement {
  const [address, setAddress] = useState('');
  const { run, busy, error } = useAction();
  const bring = (event: SyntheticEvent) => {
    event.preventDefault();
    if (address.trim() !== '') run(() => api.servers.bringAddress({ project, alias, address }));
  };
  return (
    <form className={section.pair} onSubmit={bring}>
      <TextField
        label={words('sign-in-dialog.address')}
        hint={words('sign-in-dialog.address-hint')}
        error={error}
        value={address}
        onChange={setAddress}
      />
      <Button type="submit" className={section.besideField} aria-disabled={busy}>
        {words('sign-in-dialog.use-address')}
      </Button>
    </form>
  );
}
