import { demoProviderId, type ProviderView } from '@shared/settings';
import { FlaskConical, Pencil, Plug, Terminal, Trash2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { api } from '../state/server-state';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { ErrorText } from '../ui/ErrorText';
import { IconButton } from '../ui/IconButton';
import { useAction } from '../ui/use-action';
import { visibleText } from '../ui/visible-text';
import styles from './Section.module.css';

type ProviderItemProps = {
  readonly provider: ProviderView;
  readonly active: boolean;
  /** The environment's endpoint is used whatever is chosen. */
  readonly overridden: boolean;
  onEdit(): void;
};

export function ProviderItem({ provider, active, overridden, onEdit }: ProviderItemProps): ReactElement {
  const [removing, setRemoving] = useState(false);
  const { run, busy, error } = useAction();
  const name = visibleText(provider.name);
  const choose = () => run(() => api.settings.change({ activeProvider: provider.id }));
  return (
    <li className={styles.item}>
      <Origin provider={provider} />
      <div className={styles.words}>
        <div className={styles.name}>
          {name}
          {active && <Badge tone="accent">In use</Badge>}
          {provider.origin === 'environment' && <Badge tone="neutral">From the environment</Badge>}
          {provider.hasKey && (
            <Badge tone="success">{provider.origin === 'environment' ? 'Key given' : 'Key stored'}</Badge>
          )}
        </div>
        <p className={styles.detail}>{detail(provider)}</p>
        <ErrorText>{error}</ErrorText>
      </div>
      <div className={styles.actions}>
        {!active && !overridden && provider.origin !== 'environment' && (
          <Button disabled={busy} onClick={choose} aria-label={`Use ${name}`}>
            Use
          </Button>
        )}
        {provider.origin === 'settings' && (
          <>
            <IconButton label={`Edit ${name}`} icon={Pencil} onClick={onEdit} />
            <IconButton label={`Remove ${name}`} icon={Trash2} onClick={() => setRemoving(true)} />
          </>
        )}
      </div>
      {removing && <RemoveDialog provider={provider} active={active} onClose={() => setRemoving(false)} />}
    </li>
  );
}

function Origin({ provider }: { readonly provider: ProviderView }): ReactElement {
  const Icon = { settings: Plug, environment: Terminal, 'built-in': FlaskConical }[provider.origin];
  return <Icon aria-hidden size={18} strokeWidth={1.5} />;
}

function detail(provider: ProviderView): string {
  if (provider.id === demoProviderId)
    return 'Built in and scripted. It really reads the opened project and proposes an edit; nothing leaves this machine.';
  return `${visibleText(provider.model) || 'No model chosen'} · ${visibleText(provider.baseUrl)}`;
}

type RemoveDialogProps = { readonly provider: ProviderView; readonly active: boolean; onClose(): void };

function RemoveDialog({ provider, active, onClose }: RemoveDialogProps): ReactElement {
  const { run, busy, error } = useAction();
  const remove = () =>
    run(async () => {
      await api.settings.removeProvider({ id: provider.id });
      onClose();
    });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Remove ${visibleText(provider.name)}?`}
      description={`Its settings and its stored key are deleted. ${active ? 'Chats that use it wait until you choose another.' : 'Chats that used it stay.'}`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" disabled={busy} onClick={remove}>
            Remove
          </Button>
        </>
      }
    >
      <ErrorText>{error}</ErrorText>
    </Dialog>
  );
}
