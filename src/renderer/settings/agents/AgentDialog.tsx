import type { AgentView, CheckedAgent } from '@shared/sub-agents/sub-agents';
import type { AgentDraft as SentDraft } from '@shared/sub-agents/sub-agents-schema';
import { words } from '@shared/texts/text';
import { type FormEvent, type ReactElement, useEffect, useId, useState } from 'react';
import { api } from '../../state/server-state';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { ErrorText } from '../../ui/ErrorText';
import { RadioGroup } from '../../ui/fields/RadioGroup';
import { TextArea } from '../../ui/fields/TextArea';
import { useAction } from '../../ui/use-action';
import { visibleText } from '../../ui/visible-text';
import { Problems } from '../parts/Problems';
import styles from '../parts/Section.module.css';
import said from './AgentDialog.module.css';
import { AgentFieldset } from './AgentFieldset';
import type { AgentDraft } from './agent-draft';
import { agentDraft, fileOf, newFile, switched } from './agent-draft';

export type EditedAgent = {
  readonly agent: AgentView;
  /** The result of parsing the definition. */
  readonly checked: CheckedAgent;
};

type AgentDialogProps = {
  /** Null for a new agent. */
  readonly edited: EditedAgent | null;
  readonly project: string | null;
  onClose(): void;
  onSaved(): void;
};

/** Edits a definition, as fields or as text. Problems appear while the user types. */
export function AgentDialog({ edited, project, onClose, onSaved }: AgentDialogProps): ReactElement {
  const [draft, setDraft] = useState(() => agentDraft(edited?.checked ?? null));
  const [tried, setTried] = useState(false);
  const { run, busy, error } = useAction();
  const of = edited && fileOf(edited.agent, project);
  const { checked, check } = useChecked({ draft, project, of });
  const id = useId();
  const set = (change: Partial<AgentDraft>) => setDraft({ ...draft, ...change });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    run(async () => {
      const { text, fields } = await check();
      if (fields === null) return;
      const to = of ?? { place: folderFor(draft, project), file: newFile(fields) };
      await api.agents.save({ ...to, text, replaces: edited?.agent.text ?? null });
      onSaved();
    });
  };
  return (
    <Dialog
      open
      width="wide"
      onOpenChange={(open) => !open && onClose()}
      title={
        edited === null
          ? words('agents-page.new-title')
          : words('agents-page.edit', { name: visibleText(edited.agent.name) })
      }
      footer={
        <>
          <SwitchButton
            by={draft.by}
            isOff={draft.by === 'text' && !checked?.fields}
            onSwitch={() => run(() => check().then((as) => setDraft(switched(draft, as))))}
          />
          <Button onClick={onClose}>{words('agents-page.cancel')}</Button>
          <Button variant="primary" type="submit" form={id} disabled={busy}>
            {words('agents-page.save')}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={submit}>
        {edited === null && project !== null && (
          <RadioGroup
            label={words('agents-page.place')}
            value={draft.place}
            options={(['person', 'project'] as const).map((value) => ({
              value,
              label: words(`agents-page.place-${value}`),
            }))}
            onChange={(place) => set({ place })}
          />
        )}
        {draft.by === 'fields' ? (
          <AgentFieldset fields={draft.fields} onChange={(fields) => set({ fields })} />
        ) : (
          <TextArea
            mono
            label={words('agents-page.text')}
            rows={16}
            value={draft.text}
            onChange={(text) => set({ text })}
          />
        )}
        <div className={said.said}>
          <Problems
            // Problems of an incomplete form appear only after the user tries to save.
            problems={tried || draft.by === 'text' || checked?.fields ? (checked?.problems ?? []) : []}
          />
          <ErrorText>{error}</ErrorText>
        </div>
      </form>
    </Dialog>
  );
}

function folderFor({ place }: AgentDraft, project: string | null) {
  return place === 'project' && project !== null
    ? ({ kind: 'project', project } as const)
    : ({ kind: 'person' } as const);
}

type SwitchButtonProps = { readonly by: AgentDraft['by']; readonly isOff: boolean; onSwitch(): void };

/** Switches between fields and text. */
function SwitchButton({ by, isOff, onSwitch }: SwitchButtonProps): ReactElement {
  return (
    <Button
      variant="quiet"
      className={styles.first}
      disabledReason={isOff ? words('agents-page.mend-first') : undefined}
      onClick={onSwitch}
    >
      {words(by === 'fields' ? 'agents-page.as-text' : 'agents-page.as-fields')}
    </Button>
  );
}

type Checking = Pick<SentDraft, 'project' | 'of'> & { readonly draft: AgentDraft };

/** The main process's check of the current draft, and a way to ask at once. */
function useChecked({ draft, project, of }: Checking) {
  const [checked, setChecked] = useState<CheckedAgent | null>(null);
  const { by, text, fields } = draft;
  const sent = JSON.stringify({ project, of, text, fields: by === 'fields' ? fields : null });
  const check = async (): Promise<CheckedAgent> => {
    const answer = await api.agents.check(JSON.parse(sent) as SentDraft);
    setChecked(answer);
    return answer;
  };
  useEffect(() => {
    let isCurrent = true;
    api.agents.check(JSON.parse(sent) as SentDraft).then(
      (answer) => isCurrent && setChecked(answer),
      () => isCurrent && setChecked(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [sent]);
  return { checked, check };
}
