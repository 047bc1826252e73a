import { words } from '@shared/texts/text';
import { LogIn } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { api } from '../../../state/server-state';
import { Button } from '../../../ui/Button';
import { ErrorText } from '../../../ui/ErrorText';
import { useAction } from '../../../ui/use-action';
import { SignInDialog } from './SignInDialog';

type SignInButtonProps = { readonly project: string; readonly alias: string; onBegin(): void };

/** Starts to sign in to a server that requires it. No page opens before the user has seen its address. */
export function SignInButton({ project, alias, onBegin }: SignInButtonProps): ReactElement {
  const [page, setPage] = useState<string | null>(null);
  const { run, busy, error } = useAction();
  const begin = () => {
    onBegin();
    run(() => api.servers.signIn({ project, alias }).then((begun) => setPage(begun.page)));
  };
  return (
    <>
      <Button icon={LogIn} aria-disabled={busy} onClick={begin}>
        {words('sign-in-dialog.begin')}
      </Button>
      <ErrorText>{error}</ErrorText>
      {page !== null && (
        <SignInDialog key={page} project={project} alias={alias} page={page} onClose={() => setPage(null)} />
      )}
    </>
  );
}
