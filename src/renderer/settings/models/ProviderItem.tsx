import { demoProviderId, nameOfProvider, type ProviderView } from '@shared/settings/settings';
import { textOf, words } from '@shared/texts/text';
import { FlaskConical, Pencil, Plug, Terminal, Trash2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { api } from '../../state/server-state';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { ErrorText } from '../../ui/ErrorText';
import { IconButton } from '../../ui/IconButton';
import { useAction } from '../../ui/use-action';
import { visibleText } from '../../ui/visible-text';
import styles from '../parts/Section.module.css';

type ProviderItemProps = {
  readonly provider: ProviderView;
  readonly active: boolean;
  /** The provider from the environment takes precedence over any choice. */
  readonly overridden: boolean;
  onEdit(): void;
  /** The changes learned from its server, or null. */
  readonly learned: ReactElement | null;
};

export function ProviderItem(props: ProviderItemProps): ReactElement {
  const { provider, active, overridden, onEdit, learned } = props;
  const [removing, setRemoving] = useState(false);
  const { run, busy, error } = useAction();
  const name = visibleText(nameOfProvider(provider));
  const choose = () => run(() => api.settings.change({ activeProvider: provider.id }));
  return (
    <li className={`${styles.item} ${styles.wraps}`}>
      <Origin provider={provider} />
      <div className={styles.words}>
        <div className={styles.name}>
          {name}
          {active && <Badge tone="accent">{words('endpoint.in-use')}</Badge>}
          {provider.origin === 'environment' && (
            <Badge tone="neutral">{words('endpoint.from-environment')}</Badge>
          )}
          {provider.hasKey && (
            <Badge tone="success">
              {words(provider.origin === 'environment' ? 'endpoint.key-given' : 'endpoint.key-stored')}
            </Badge>
          )}
        </div>
        <p className={styles.detail}>{detail(provider)}</p>
        <ErrorText>{error}</ErrorText>
      </div>
      <div className={styles.actions}>
        {!active && !overridden && provider.origin !== 'environment' && (
          <Button disabled={busy} onClick={choose} aria-label={words('endpoint.use-named', { name })}>
            {words('endpoint.use')}
          </Button>
        )}
        {provider.origin === 'settings' && (
          <>
            <IconButton label={words('endpoint.edit', { name })} icon={Pencil} onClick={onEdit} />
            <IconButton
              label={words('endpoint.remove-named', { name })}
              icon={Trash2}
              onClick={() => setRemoving(true)}
            />
          </>
        )}
      </div>
      {learned}
      {removing && <RemoveDialog provider={provider} active={active} onClose={() => setRemoving(false)} />}
    </li>
  );
}

function Origin({ provider }: { readonly provider: ProviderView }): ReactElement {
  const Icon = { settings: Plug, environment: Terminal, 'built-in': FlaskConical }[provider.origin];
  return <Icon aria-hidden size={18} strokeWidth={1.5} />;
}

function detail(provider: ProviderView): string {
  if (provider.id === demoProviderId) return words('endpoint.demo');
  const model = visibleText(provider.model) || textOf('endpoint.no-model');
  return words('endpoint.model-and-address', { model, baseUrl: visibleText(provider.baseUrl) });
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
      title={words('endpoint.remove-title', { name: visibleText(provider.name) })}
      description={words(active ? 'endpoint.remove-active' : 'endpoint.remove-idle')}
      footer={
        <>
          <Button onClick={onClose}>{words('ui.cancel')}</Button>
          <Button variant="danger" disabled={busy} onClick={remove}>
            {words('endpoint.remove')}
          </Button>
        </>
      }
    >
      <ErrorText>{error}</ErrorText>
    </Dialog>
  );
}
