import type { AgentView } from '@shared/sub-agents';
import { words } from '@shared/texts/text';
import { Plus } from 'lucide-react';
import { type ReactElement, useEffect, useState } from 'react';
import { api, useServerState } from '../../state/server-state';
import { Button } from '../../ui/Button';
import { ErrorText } from '../../ui/ErrorText';
import { Marked } from '../../ui/Marked';
import { useAction } from '../../ui/use-action';
import styles from '../parts/Section.module.css';
import { AgentForm } from './AgentForm';
import { AgentItem } from './AgentItem';

/** The sub-agents there are, and the form for one of the person's own. Read anew when it opens and after each change. */
export function AgentsSection(): ReactElement {
  const project = useServerState((state) => state.project?.key ?? null);
  const [agents, setAgents] = useState<readonly AgentView[]>([]);
  const [edited, setEdited] = useState<AgentView | 'new' | null>(null);
  const { run, error } = useAction();
  const read = () => run(() => api.agents.list({ project }).then(setAgents));
  // biome-ignore lint/correctness/useExhaustiveDependencies: read when it opens, and for another project.
  useEffect(read, [project]);
  const done = () => {
    setEdited(null);
    read();
  };
  return (
    <section className={styles.section}>
      <p className={styles.lead}>
        <Marked text={words('agents-page.lead')} className={styles.code} />
      </p>
      <ErrorText>{error}</ErrorText>
      <ul className={styles.list} aria-label={words('agents-page.list')}>
        {agents.map((agent) => (
          <AgentItem
            key={`${agent.place.kind} ${agent.place.kind === 'built-in' ? agent.name : agent.place.file}`}
            agent={agent}
            onEdit={() => setEdited(agent)}
            onRemoved={done}
          />
        ))}
      </ul>
      {edited === null ? (
        <div className={styles.row}>
          <Button icon={Plus} onClick={() => setEdited('new')}>
            {words('agents-page.add')}
          </Button>
        </div>
      ) : (
        <AgentForm
          key={edited === 'new' ? '' : edited.text}
          agent={edited === 'new' ? null : edited}
          project={project}
          onDone={done}
        />
      )}
    </section>
  );
}
