import type { AgentView } from '@shared/sub-agents/sub-agents';
import { words } from '@shared/texts/text';
import { Plus } from 'lucide-react';
import { type ReactElement, useEffect, useState } from 'react';
import { api, useServerState } from '../../state/server-state';
import { lookForTools } from '../../state/tools';
import { Button } from '../../ui/Button';
import { ErrorText } from '../../ui/ErrorText';
import { Marked } from '../../ui/Marked';
import { useAction } from '../../ui/use-action';
import { RestrictedNote } from '../parts/RestrictedNote';
import styles from '../parts/Section.module.css';
import { AgentDialog, type EditedAgent } from './AgentDialog';
import { AgentItem } from './AgentItem';
import { fileOf } from './agent-draft';

/** The sub-agents, with a dialog for those that are files. Read when the section opens and after each change. */
export function AgentsSection(): ReactElement {
  const project = useServerState((state) => state.project?.key ?? null);
  const trust = useServerState((state) => state.project?.trust);
  const [agents, setAgents] = useState<readonly AgentView[]>([]);
  const [edited, setEdited] = useState<EditedAgent | 'new' | null>(null);
  const { run, error } = useAction();
  const read = () => run(() => api.agents.list({ project }).then(setAgents));
  // biome-ignore lint/correctness/useExhaustiveDependencies: read when it opens, for another project, and with its trust.
  useEffect(read, [project, trust]);
  useEffect(lookForTools, []);
  const edit = (agent: AgentView) =>
    run(async () => {
      const { text } = agent;
      const checked = await api.agents.check({ project, text, fields: null, of: fileOf(agent, project) });
      setEdited({ agent, checked });
    });
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
            project={project}
            onEdit={() => edit(agent)}
            onRemoved={done}
          />
        ))}
      </ul>
      <RestrictedNote text={words('agents-page.restricted')} />
      <div className={styles.row}>
        <Button variant="primary" icon={Plus} onClick={() => setEdited('new')}>
          {words('agents-page.add')}
        </Button>
      </div>
      {edited !== null && (
        <AgentDialog
          edited={edited === 'new' ? null : edited}
          project={project}
          onClose={() => setEdited(null)}
          onSaved={done}
        />
      )}
    </section>
  );
}
