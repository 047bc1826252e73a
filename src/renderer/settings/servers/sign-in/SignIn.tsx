import type { ServerState } from '@shared/servers/servers';
import { words } from '@shared/texts/text';
import { LogOut } from 'lucide-react';
import { type ReactElement, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { api } from '../../../state/server-state';
import { Button } from '../../../ui/Button';
import { ErrorText } from '../../../ui/ErrorText';
import { useAction } from '../../../ui/use-action';
import section from '../../parts/Section.module.css';
import styles from './SignIn.module.css';
import { SignInButton } from './SignInButton';

type SignInProps = { readonly project: string; readonly server: ServerState };

/** Signs in to a server that requires it, and out again. */
export function SignIn({ project, server }: SignInProps): ReactElement {
  const { alias, connection, isSignedIn } = server;
  const [wasSignedOut, setSignedOut] = useState(false);
  const { run, busy, error } = useAction();
  const needsSignIn = connection.kind === 'needs-sign-in';
  const place = usePlaceOfFocus(needsSignIn);
  const signOut = () => {
    place.keep();
    run(() => api.servers.signOut({ project, alias }).then(() => setSignedOut(true)));
  };
  return (
    <div ref={place.ref} tabIndex={-1} className={styles.signIn}>
      {needsSignIn && <SignInButton project={project} alias={alias} onBegin={place.keep} />}
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

type PlaceOfFocus = { readonly ref: RefObject<HTMLDivElement | null>; keep(): void };

/** The element that takes the focus after the pressed button has disappeared. */
function usePlaceOfFocus(situation: boolean): PlaceOfFocus {
  const ref = useRef<HTMLDivElement>(null);
  const isKept = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: buttons come and go with the situation.
  useLayoutEffect(() => {
    if (isKept.current && document.activeElement === document.body) ref.current?.focus();
  }, [situation]);
  return {
    ref,
    keep() {
      isKept.current = true;
    },
  };
}
