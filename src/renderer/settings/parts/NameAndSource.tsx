import type { AgentView } from '@shared/sub-agents/sub-agents';
import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { Badge } from '../../ui/Badge';
import styles from './Section.module.css';

type NameAndSourceProps = Pick<AgentView, 'name' | 'state'> & { readonly from: AgentView['place']['kind'] };

/** The name of a sub-agent or skill, where it comes from, and why it is not in use. */
export function NameAndSource({ name, from, state }: NameAndSourceProps): ReactElement {
  return (
    <div className={styles.name}>
      {name}
      <Badge tone="neutral">{words(`agents-page.from-${from}`)}</Badge>
      {state !== 'holds' && (
        <Badge tone={state === 'faulty' ? 'danger' : 'warning'}>{words(`agents-page.state-${state}`)}</Badge>
      )}
    </div>
  );
}
