import type { AgentView } from '@shared/sub-agents/sub-agents';
import { words } from '@shared/texts/text';
import { FileText, Pencil, Trash2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { api } from '../../state/server-state';
import { openFile, showPage } from '../../state/ui-state';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { ErrorText } from '../../ui/ErrorText';
import { IconButton } from '../../ui/IconButton';
import { useAction } from '../../ui/use-action';
import { visibleProse, visibleText } from '../../ui/visible-text';
import { NameAndSource } from '../parts/NameAndSource';
import { Problems } from '../parts/Problems';
import styles from '../parts/Section.module.css';
import { fileOf } from './agent-draft';

type AgentItemProps = {
  readonly agent: AgentView;
  readonly project: string | null;
  onEdit(): void;
  onRemoved(): void;
};

/** One sub-agent: its purpose, its source and its problems. */
export function AgentItem({ agent, project, onEdit, onRemoved }: AgentItemProps): ReactElement {
  const { place, state } = agent;
  const name = visibleText(agent.name);
  const file = fileOf(agent, project);
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <NameAndSource name={name} from={place.kind} state={state} />
        {agent.description !== '' && <p className={styles.detail}>{visibleProse(agent.description)}</p>}
        {state !== 'faulty' && <p className={styles.detail}>{usesWords(agent)}</p>}
        {place.kind !== 'built-in' && <p className={styles.detail}>{visibleText(place.file)}</p>}
        <Problems problems={agent.problems} />
      </div>
      <div className={styles.actions}>
        {place.kind === 'project' && (
          <IconButton
            label={words('agents-page.open', { name })}
            icon={FileText}
            onClick={() => {
              openFile(place.file);
              showPage('work');
            }}
          />
        )}
        {file !== null && (
          <>
            <IconButton label={words('agents-page.edit', { name })} icon={Pencil} onClick={onEdit} />
            <RemoveButton name={name} file={file} onRemoved={onRemoved} />
          </>
        )}
      </div>
    </li>
  );
}

type RemoveButtonProps = {
  readonly name: string;
  readonly file: NonNullable<ReturnType<typeof fileOf>>;
  onRemoved(): void;
};

function RemoveButton({ name, file, onRemoved }: RemoveButtonProps): ReactElement {
  const [asks, setAsks] = useState(false);
  const { run, busy, error } = useAction();
  const remove = () => run(() => api.agents.remove(file).then(onRemoved));
  return (
    <>
      <IconButton label={words('agents-page.remove', { name })} icon={Trash2} onClick={() => setAsks(true)} />
      {asks && (
        <Dialog
          open
          onOpenChange={setAsks}
          title={words('agents-page.remove-title', { file: visibleText(file.file) })}
          footer={
            <>
              <Button onClick={() => setAsks(false)}>{words('agents-page.cancel')}</Button>
              <Button variant="danger" disabled={busy} onClick={remove}>
                {words('agents-page.remove-confirm')}
              </Button>
            </>
          }
        >
          <ErrorText>{error}</ErrorText>
        </Dialog>
      )}
    </>
  );
}

/** Only names from others need visible special characters. Our own texts do not: French uses special blanks. */
function usesWords({ tools, model }: AgentView): string {
  const named =
    tools === null
      ? words('agents-page.all-tools')
      : tools.length === 0
        ? words('agents-page.no-tools')
        : words('agents-page.tools', { tools: tools.map((tool) => visibleText(tool)) });
  return model === null ? named : `${named} · ${words('agents-page.model', { model: visibleText(model) })}`;
}
