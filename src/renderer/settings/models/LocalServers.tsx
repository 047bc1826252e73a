import { localServers } from '@shared/settings/presets';
import type { FoundServer } from '@shared/settings/settings';
import { type AnyText, words } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { type ReactElement, useCallback, useEffect, useState } from 'react';
import { api, useServerState } from '../../state/server-state';
import { Button } from '../../ui/Button';
import { ErrorText } from '../../ui/ErrorText';
import { Select } from '../../ui/fields/Select';
import { Spinner } from '../../ui/Spinner';
import { useAction } from '../../ui/use-action';
import { visibleText } from '../../ui/visible-text';
import styles from './FirstRun.module.css';
import { checkDraft, draftFromPreset } from './provider-draft';
import { saveAndUse } from './save-provider';

type Search =
  | { readonly kind: 'looking' }
  | { readonly kind: 'done'; readonly found: readonly FoundServer[] }
  | { readonly kind: 'failed'; readonly message: AnyText };

/** Model servers on the machine that runs Pilotfish, with their models to choose from. */
export function LocalServers(): ReactElement {
  const [search, setSearch] = useState<Search>({ kind: 'looking' });
  const look = useCallback(async () => {
    setSearch({ kind: 'looking' });
    setSearch(
      await api.settings.probe().then(
        (found): Search => ({ kind: 'done', found }),
        (error: unknown): Search => ({ kind: 'failed', message: toldOf(error) }),
      ),
    );
  }, []);
  useEffect(() => void look(), [look]);
  const hasFound = search.kind === 'done' && search.found.length > 0;

  return (
    <section className={styles.local} data-found={hasFound || undefined} aria-labelledby="first-run-local">
      <h3 id="first-run-local" className={styles.choiceTitle}>
        {words('first-run.local-title')}
      </h3>
      <div aria-live="polite" className={styles.servers}>
        <Found search={search} />
      </div>
      {search.kind !== 'looking' && (
        <Button className={styles.again} variant={hasFound ? 'quiet' : 'secondary'} onClick={look}>
          {words('first-run.look-again')}
        </Button>
      )}
    </section>
  );
}

function Found({ search }: { readonly search: Search }): ReactElement {
  const servers = localServers.map(({ name }) => name);
  switch (search.kind) {
    case 'looking':
      return (
        <p className={styles.looking}>
          <Spinner /> {words('first-run.looking', { servers })}
        </p>
      );
    case 'failed':
      return <ErrorText>{search.message}</ErrorText>;
    case 'done':
      if (search.found.length === 0)
        return <p className={styles.text}>{words('first-run.none-found', { servers })}</p>;
      return (
        <>
          {search.found.map((server) => (
            <Server key={server.id} server={server} />
          ))}
        </>
      );
  }
}

function Server({ server }: { readonly server: FoundServer }): ReactElement {
  const [model, setModel] = useState(server.models[0] ?? '');
  const { run, busy, error } = useAction();
  const choose = () => {
    const taken = useServerState.getState().app?.providers.map(({ id }) => id) ?? [];
    const checked = checkDraft(draftFromPreset(server, model), taken);
    if (checked.kind === 'valid') run(() => saveAndUse(checked.provider, {}));
  };
  if (server.models.length === 0)
    return <p className={styles.text}>{words('first-run.server-without-model', { server: server.name })}</p>;
  return (
    <div className={styles.server}>
      <span className={styles.serverName}>{server.name}</span>
      <Select
        compact
        label={words('first-run.model-of', { server: server.name })}
        value={model}
        options={server.models.map((name) => ({ value: name, label: visibleText(name) }))}
        onChange={setModel}
      />
      <Button
        disabled={busy}
        onClick={choose}
        aria-label={words('first-run.use-server', { server: server.name })}
      >
        {words('first-run.use')}
      </Button>
      <ErrorText>{error}</ErrorText>
    </div>
  );
}
