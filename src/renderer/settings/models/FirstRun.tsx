import '../../parts/settings-texts';
import { Dialog } from '@base-ui/react/dialog';
import { demoProviderId } from '@shared/settings/settings';
import { words } from '@shared/texts/text';
import { Fish, Lock } from 'lucide-react';
import { type ReactElement, useRef } from 'react';
import { findComposer } from '../../state/focus';
import { api } from '../../state/server-state';
import { Button } from '../../ui/Button';
import { ErrorText } from '../../ui/ErrorText';
import { useAction } from '../../ui/use-action';
import styles from './FirstRun.module.css';
import { LocalServers } from './LocalServers';
import { ServicePicker } from './ServicePicker';
import { ShortcutOffer } from './ShortcutOffer';

/**
 * The first dialog for a new user: choose a model. The demo model needs no installation, and Esc chooses it too. The
 * dialog closes after a choice.
 */
export function FirstRun(): ReactElement {
  const demoButton = useRef<HTMLButtonElement>(null);
  const { run, busy, error } = useAction();
  const chooseDemo = () => run(() => api.settings.change({ activeProvider: demoProviderId }));
  return (
    <Dialog.Root open disablePointerDismissal onOpenChange={(open) => !open && chooseDemo()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.popup} initialFocus={demoButton} finalFocus={findComposer}>
          <header className={styles.header}>
            <Fish aria-hidden size={32} strokeWidth={1.25} className={styles.fish} />
            <div>
              <Dialog.Title className={styles.title}>{words('first-run.title')}</Dialog.Title>
              <Dialog.Description className={styles.lead}>{words('first-run.lead')}</Dialog.Description>
            </div>
          </header>
          <div className={styles.choices}>
            <section className={styles.demo} aria-labelledby="first-run-demo">
              <div className={styles.words}>
                <h3 id="first-run-demo" className={styles.choiceTitle}>
                  {words('first-run.demo-title')}
                </h3>
                <p className={styles.text}>{words('first-run.demo')}</p>
                <ErrorText>{error}</ErrorText>
              </div>
              <Button ref={demoButton} variant="primary" disabled={busy} onClick={chooseDemo}>
                {words('first-run.try-demo')}
              </Button>
            </section>
            <LocalServers />
            <ServicePicker />
            <ShortcutOffer />
          </div>
          <footer className={styles.footer}>
            <Lock aria-hidden size={16} strokeWidth={1.5} />
            <p>{words('first-run.what-leaves')}</p>
            <span className={styles.hint}>{words('first-run.escape')}</span>
          </footer>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
