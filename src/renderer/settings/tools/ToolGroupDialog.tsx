import { words } from '@shared/texts/text';
import type { NamedGroup } from '@shared/tools/tool-groups';
import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { api } from '../../state/server-state';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { ErrorText } from '../../ui/ErrorText';
import { Switch } from '../../ui/fields/Switch';
import { TextArea } from '../../ui/fields/TextArea';
import { TextField } from '../../ui/fields/TextField';
import { useAction } from '../../ui/use-action';
import styles from '../parts/Section.module.css';
import { ToolPicker } from '../tool-picker/ToolPicker';

type ToolGroupDialogProps = {
  /** Null for a new group. */
  readonly group: NamedGroup | null;
  /** Names of the user's groups. */
  readonly taken: readonly string[];
  onClose(): void;
};

type Draft = NamedGroup & { readonly systemPrompt: string };

export function ToolGroupDialog({ group, taken, onClose }: ToolGroupDialogProps): ReactElement {
  const [draft, setDraft] = useState(() => draftOf(group));
  const { run, busy, error } = useAction();
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change });
  const id = useId();
  const isTaken = group === null && taken.includes(draft.name);
  const isName = /^[A-Za-z0-9_-]{1,64}$/.test(draft.name);
  const missing =
    isTaken || !isName ? words(isTaken ? 'tools-page.name-taken' : 'tools-page.name-missing') : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (missing !== undefined) return;
    run(() => api.settings.setToolGroup(saved(draft)).then(onClose));
  };
  return (
    <Dialog
      open
      title={group ? words('tools-page.group', { name: group.name }) : words('tools-page.new-group')}
      onOpenChange={(open) => !open && onClose()}
      width="wide"
      footer={
        <>
          <Button onClick={onClose}>{words('tools-page.cancel')}</Button>
          <Button variant="primary" type="submit" form={id} disabled={busy} disabledReason={missing}>
            {words('tools-page.save')}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={submit}>
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
      <ToolPicker
        label={words('tools-page.tools')}
        names={draft.tools}
        onChange={(tools) => set({ tools: [...tools] })}
      />
      <TextArea
        label={words('tools-page.prompt')}
        hint={words('tools-page.prompt-hint')}
        rows={3}
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
      <Switch
        label={words('tools-page.only')}
        hint={words('tools-page.only-hint')}
        checked={draft.only}
        onChange={(only) => set({ only })}
      />
    </>
  );
}

const emptyGroup = {
  name: '',
  tools: [],
  description: '',
  replaceSystemPrompt: false,
  collapse: true,
  only: false,
};

function draftOf(group: NamedGroup | null): Draft {
  return { systemPrompt: '', ...(group ?? emptyGroup) };
}

function saved({ name, systemPrompt, ...rest }: Draft) {
  const prompt = systemPrompt.trim();
  return { name, group: { ...rest, ...(prompt !== '' && { systemPrompt: prompt }) } };
}
