import { localServers, type Preset, type ProviderView, presets } from '@shared/settings';
import { Plus } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useMirror } from '../mirror';
import { Button } from '../ui/Button';
import { Menu, type MenuItem } from '../ui/Menu';
import { ProviderDialog } from './ProviderDialog';
import { ProviderItem } from './ProviderItem';
import { draftFromPreset, draftFromProvider, emptyDraft, type ProviderDraft } from './provider-draft';
import styles from './Section.module.css';

/** The model endpoints: which there are, which new chats use, and their keys, which are written here and never shown. */
export function ModelsSection(): ReactElement {
  const providers = useMirror((state) => state.app?.providers ?? noProviders);
  const active = useMirror((state) => state.app?.activeProvider ?? null);
  const [editing, setEditing] = useState<Editing | null>(null);
  const fromEnvironment = providers.some(({ origin }) => origin === 'environment');

  return (
    <section className={styles.section}>
      <p className={styles.lead}>
        Any endpoint that speaks the OpenAI protocol works. Messages, and the files the model reads, go to the
        one in use and nowhere else.
      </p>
      {fromEnvironment && (
        <p className={styles.lead}>
          <code className={styles.code}>OPENAI_API_KEY</code>,{' '}
          <code className={styles.code}>OPENAI_BASE_URL</code> or{' '}
          <code className={styles.code}>OPENAI_MODEL</code> is set where Pilotfish was started. They win over
          what is chosen here.
        </p>
      )}
      <ul className={styles.list} aria-label="Models">
        {providers.map((provider) => (
          <ProviderItem
            key={provider.id}
            provider={provider}
            active={provider.id === active}
            overridden={fromEnvironment && provider.origin !== 'environment'}
            onEdit={() => setEditing({ draft: draftFromProvider(provider), provider, keyUrl: null })}
          />
        ))}
      </ul>
      <div className={styles.row}>
        <Menu
          trigger={
            <Button variant="primary" icon={Plus}>
              Add a model endpoint
            </Button>
          }
          items={addItems(setEditing)}
        />
      </div>
      {editing && <ProviderDialog {...editing} onClose={() => setEditing(null)} />}
    </section>
  );
}

const noProviders: readonly ProviderView[] = [];

type Editing = {
  readonly draft: ProviderDraft;
  /** The one being changed; null for a new one. */
  readonly provider: ProviderView | null;
  /** Where a person gets a key for it. */
  readonly keyUrl: string | null;
};

function addItems(edit: (editing: Editing) => void): readonly MenuItem[] {
  const item = (preset: Preset): MenuItem => ({
    label: preset.name,
    hint: preset.baseUrl,
    onSelect: () => edit({ draft: draftFromPreset(preset), provider: null, keyUrl: preset.keyUrl }),
  });
  return [
    { heading: 'Services' },
    ...presets.map(item),
    { heading: 'On this machine' },
    ...localServers.map(item),
    'separator',
    {
      label: 'Any other endpoint…',
      onSelect: () => edit({ draft: emptyDraft, provider: null, keyUrl: null }),
    },
  ];
}
