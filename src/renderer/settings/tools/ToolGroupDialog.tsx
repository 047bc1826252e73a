import { words } from '@shared/texts/text';
import type { NamedGroup } from '@shared/tool-groups';
import { type FormEvent, type ReactElement, useState } from 'react';
import { api } from '../../state/server-state';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { ErrorText } from '../../ui/ErrorText';
import { Switch } from '../../ui/fields/Switch';
import { TextField } from '../../ui/fields/TextField';
import { useAction } from '../../ui/use-action';
import styles from '../parts/Section.module.css';

type ToolGroupDialogProps = {
  /** Null: a new one. */
  readonly group: NamedGroup | null;
  /** Names of the groups of the person's. */
  readonly taken: readonly string[];
  onClose(): void;
};

type Draft = Omit<NamedGroup, 'tools' | 'systemPrompt'> & {
  readonly tools: string;
  readonly systemPrompt: string;
};

export function ToolGroupDialog({ group, taken, onClose }: ToolGroupDialogProps): ReactElement {
  const [draft, setDraft] = useState(() => draftOf(group));
  const { run, busy, error } = useAction();
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change });
  const isTaken = group === null && taken.includes(draft.name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(() => api.settings.setToolGroup(saved(draft)).then(onClose));
  };
  return (
    <Dialog
      open
      title={group ? words('tools-page.group', { name: group.name }) : words('tools-page.new-group')}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <form className={styles.form} onSubmit={submit}>
        {group === null && (
          <TextField
            label={words('tools-page.name')}
            hint={words('tools-page.name-hint')}
            error={isTaken ? words('tools-page.name-taken') : null}
            value={draft.name}
            onChange={(name) => set({ name })}
          />
        )}
        <GroupFields draft={draft} set={set} />
        <ErrorText>{error}</ErrorText>
        <div className={styles.row}>
          <Button type="submit" disabled={busy || isTaken || !/^[A-Za-z0-9_-]{1,64}$/.test(draft.name)}>
            {words('tools-page.save')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {words('tools-page.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type GroupFieldsProps = { readonly draft: Draft; set(change: Partial<Draft>): void };

function GroupFields({ draft, set }: GroupFieldsProps): ReactElement {
  return (
    <>
      <TextField
        label={words('tools-page.description')}
        value={draft.description}
        onChange={(description) => set({ description })}
      />
      <TextField
        label={words('tools-page.tools')}
        hint={words('tools-page.tools-hint')}
        value={draft.tools}
        onChange={(tools) => set({ tools })}
      />
      <TextField
        label={words('tools-page.prompt')}
        hint={words('tools-page.prompt-hint')}
        value={draft.systemPrompt}
        onChange={(systemPrompt) => set({ systemPrompt })}
      />
      <Switch
        label={words('tools-page.replace')}
        hint={words('tools-page.replace-hint')}
        checked={draft.replaceSystemPrompt}
        onChange={(replaceSystemPrompt) => set({ replaceSystemPrompt })}
      />
      <Switch
        label={words('tools-page.collapse')}
        hint={words('tools-page.collapse-hint')}
        checked={draft.collapse}
        onChange={(collapse) => set({ collapse })}
      />
    </>
  );
}

const emptyGroup = { name: '', tools: [], description: '', replaceSystemPrompt: false, collapse: true };

function draftOf(group: NamedGroup | null): Draft {
  const { tools, systemPrompt = '', ...rest } = group ?? { ...emptyGroup, systemPrompt: '' };
  return { ...rest, tools: tools.join(', '), systemPrompt };
}

function saved({ name, tools, systemPrompt, ...rest }: Draft) {
  const names = tools.split(',').flatMap((tool) => tool.trim() || []);
  const prompt = systemPrompt.trim();
  return { name, group: { ...rest, tools: names, ...(prompt !== '' && { systemPrompt: prompt }) } };
}
