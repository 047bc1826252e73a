import '../../parts/panel-texts';
import { type AnyText, words } from '@shared/texts/text';
import { Copy, ExternalLink } from 'lucide-react';
import { copyText } from '../../state/copy-text';
import { forgetLink, whyNotOpened } from '../../state/link-question';
import { openLink } from '../../state/open-link';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { ErrorText } from '../../ui/ErrorText';
import { useAction } from '../../ui/use-action';
import { visibleText } from '../../ui/visible-text';
import styles from './LinkQuestion.module.css';

// Shows the real target of a link before the system's browser opens it.

export function LinkQuestion({ url, problem }: { readonly url: string; readonly problem: AnyText | null }) {
  const { run, busy, error } = useAction();
  const refusal = problem ?? whyNotOpened(url);
  const open = () => run(() => openLink(url).then(forgetLink));
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && forgetLink()}
      title={words('markdown.open-link')}
      description={words('markdown.about-link')}
      footer={
        <>
          <Button icon={Copy} onClick={() => run(() => copyText(url).then(forgetLink))}>
            {words('markdown.copy-address')}
          </Button>
          {refusal === null && (
            <Button variant="primary" icon={ExternalLink} disabled={busy} onClick={open}>
              {words('markdown.open-in-browser')}
            </Button>
          )}
        </>
      }
    >
      <code className={styles.url}>{visibleText(url)}</code>
      <ErrorText>{error ?? refusal}</ErrorText>
    </Dialog>
  );
}
