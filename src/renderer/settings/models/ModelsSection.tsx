import { localServers, type Preset, presets } from '@shared/settings/presets';
import type { ProviderView } from '@shared/settings/settings';
import { words } from '@shared/texts/text';
import { Plus } from 'lucide-react';
import { type ReactElement, useEffect, useState } from 'react';
import { endProviderCheck, type ProviderCheck, useProviderCheck } from '../../state/provider-check';
import { useServerState } from '../../state/server-state';
import { showPage } from '../../state/ui-state';
import { Button } from '../../ui/Button';
import { ErrorText } from '../../ui/ErrorText';
import { Marked } from '../../ui/Marked';
import { Menu } from '../../ui/menu/Menu';
import type { MenuItem } from '../../ui/menu/menu-item';
import styles from '../parts/Section.module.css';
import { useLearned } from '../parts/use-learned';
import { LearnedChanges } from './LearnedChanges';
import { ProviderDialog } from './ProviderDialog';
import { ProviderItem } from './ProviderItem';
import { draftFromPreset, draftFromProvider, emptyDraft, type ProviderDraft } from './provider-draft';

/** The model providers, the one for new chats, and their keys. Keys are written here and never shown. */
export function ModelsSection(): ReactElement {
  const providers = useServerState((state) => state.app?.providers ?? noProviders);
  const active = useServerState((state) => state.app?.activeProvider ?? null);
  const check = useProviderCheck((state) => state.check);
  const { learned, look, forget, busy, error } = useLearned();
  const [editing, setEditing] = useState<Editing | null>(() => editingOf(providers, check));
  const fromEnvironment = providers.some(({ origin }) => origin === 'environment');

  // A link from the chat counts once: the next visit to the settings starts normally.
  useEffect(() => endProviderCheck, []);
  const close = () => {
    setEditing(null);
    look();
    if (editing?.focus) showPage('work');
  };

  const learnedOf = ({ baseUrl }: ProviderView) => {
    const changes = learned.filter((each) => each.baseUrl === baseUrl && each.changes.length > 0);
    return changes.length > 0 ? <LearnedChanges learned={changes} busy={busy} onForget={forget} /> : null;
  };

  return (
    <section className={styles.section}>
      <p className={styles.lead}>{words('endpoint.lead')}</p>
      {fromEnvironment && (
        <p className={styles.lead}>
          <Marked text={words('endpoint.environment-wins')} className={styles.code} />
        </p>
      )}
      <ul className={styles.list} aria-label={words('endpoint.list')}>
        {providers.map((provider) => (
          <ProviderItem
            key={provider.id}
            provider={provider}
            active={provider.id === active}
            overridden={fromEnvironment && provider.origin !== 'environment'}
            onEdit={() => setEditing(editingProvider(provider))}
            learned={learnedOf(provider)}
          />
        ))}
      </ul>
      <ErrorText>{error}</ErrorText>
      <div className={styles.row}>
        <Menu
          trigger={
            <Button variant="primary" icon={Plus}>
              {words('endpoint.add')}
            </Button>
          }
          items={addItems(setEditing)}
        />
      </div>
      {editing && <ProviderDialog {...editing} onClose={close} />}
    </section>
  );
}

const noProviders: readonly ProviderView[] = [];

type Editing = {
  readonly draft: ProviderDraft;
  /** The edited provider; null for a new one. */
  readonly provider: ProviderView | null;
  /** The page where the user gets a key for it. */
  readonly keyUrl: string | null;
  /** The field that the user came from the chat to correct. The form then returns to the chat. */
  readonly focus?: ProviderCheck['field'];
};

function editingProvider(provider: ProviderView): Editing {
  return { draft: draftFromProvider(provider), provider, keyUrl: null };
}

/** Null if the link names no field, or the provider is read-only here. */
function editingOf(providers: readonly ProviderView[], check: ProviderCheck | null): Editing | null {
  const provider = providers.find(({ id, origin }) => id === check?.providerId && origin === 'settings');
  return provider && check ? { ...editingProvider(provider), focus: check.field } : null;
}

function addItems(edit: (editing: Editing) => void): readonly MenuItem[] {
  const item = (preset: Preset): MenuItem => ({
    label: preset.name,
    hint: preset.baseUrl,
    onSelect: () => edit({ draft: draftFromPreset(preset), provider: null, keyUrl: preset.keyUrl }),
  });
  return [
    { heading: words('endpoint.services') },
    ...presets.map(item),
    { heading: words('endpoint.on-this-machine') },
    ...localServers.map(item),
    'separator',
    {
      label: words('endpoint.any-other'),
      onSelect: () => edit({ draft: emptyDraft, provider: null, keyUrl: null }),
    },
  ];
}
