import type { ServerState } from '@shared/servers/servers';
import { words } from '@shared/texts/text';
import { Plus, Server } from 'lucide-react';
import { type ReactElement, useEffect, useState } from 'react';
import { api, useServerState } from '../../state/server-state';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorText } from '../../ui/ErrorText';
import { useAction } from '../../ui/use-action';
import styles from '../parts/Section.module.css';
import { ServerDialog } from './ServerDialog';
import { ServerItem } from './ServerItem';

/** The MCP servers of the project in front, including the user's own. Opening the section starts them. */
export function ServersSection(): ReactElement {
  const project = useServerState((state) => state.project?.key ?? null);
  const servers = useServerState((state) => state.project?.servers ?? noServers);
  const [editing, setEditing] = useState<Editing | null>(null);
  const { run, error } = useAction();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each project.
  useEffect(() => {
    if (project !== null) run(() => api.servers.start({ project }));
  }, [project]);

  return (
    <section className={styles.section}>
      <p className={styles.lead}>{words('servers-page.lead')}</p>
      {project === null ? (
        <p className={styles.lead}>{words('servers-page.no-project')}</p>
      ) : (
        <Servers project={project} servers={servers} onEdit={(alias) => setEditing({ alias })} />
      )}
      <ErrorText>{error}</ErrorText>
      <div className={styles.row}>
        <Button variant="primary" icon={Plus} onClick={() => setEditing({ alias: null })}>
          {words('servers-page.add')}
        </Button>
      </div>
      {editing && <ServerDialog {...editing} onClose={() => setEditing(null)} />}
    </section>
  );
}

type Editing = { readonly alias: string | null };

const noServers: readonly ServerState[] = [];

type ServersProps = {
  readonly project: string;
  readonly servers: readonly ServerState[];
  onEdit(alias: string): void;
};

function Servers({ project, servers, onEdit }: ServersProps): ReactElement {
  if (servers.length === 0)
    return (
      <EmptyState icon={Server} title={words('servers-page.none')}>
        {words('servers-page.none-hint')}
      </EmptyState>
    );
  return (
    <ul className={styles.list} aria-label={words('servers-page.list')}>
      {servers.map((server) => (
        <ServerItem
          key={server.alias}
          project={project}
          server={server}
          onEdit={() => onEdit(server.alias)}
        />
      ))}
    </ul>
  );
}
