import type { ServerState } from '@shared/servers';
import { words } from '@shared/texts/text';
import { LogOut } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { api } from '../../../state/server-state';
import { Button } from '../../../ui/Button';
import { ErrorText } from '../../../ui/ErrorText';
import { useAction } from '../../../ui/use-action';
import section from '../../parts/Section.module.css';
import styles from './SignIn.module.css';
import { SignInButton } from './SignInButton';

type SignInProps = { readonly project: string; readonly server: ServerState };

/** Signing in to a server that asks for it, and out of one that was signed in to. */
export function SignIn({ project, server }: SignInProps): ReactElement {
  const { alias, connection, isSignedIn } = server;
  const [wasSignedOut, setSignedOut] = useState(false);
  const { run, busy, error } = useAction();
  const needsSignIn = connection.kind === 'needs-sign-in';
  const signOut = () => run(() => api.servers.signOut({ project, alias }).then(() => setSignedOut(true)));
  return (
    <div className={styles.signIn}>
      {needsSignIn && <SignInButton project={project} alias={alias} />}
      {isSignedIn && !needsSignIn && (
        <Button icon={LogOut} aria-disabled={busy} onClick={signOut}>
          {words('sign-in-dialog.sign-out')}
        </Button>
      )}
      <span role="status" className={section.detail}>
        {wasSignedOut && needsSignIn && words('sign-in-dialog.signed-out')}
      </span>
      <ErrorText>{error}</ErrorText>
    </div>
  );
}
