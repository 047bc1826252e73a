import type { AgentFields } from '@shared/sub-agents/sub-agents-schema';
import { words } from '@shared/texts/text';
import { type ReactElement, useState } from 'react';
import { useServerState } from '../../state/server-state';
import { ComboField } from '../../ui/fields/ComboField';
import { RadioGroup } from '../../ui/fields/RadioGroup';
import { TextArea } from '../../ui/fields/TextArea';
import { TextField } from '../../ui/fields/TextField';
import { ToolPicker } from '../tool-picker/ToolPicker';

type AgentFieldsetProps = { readonly fields: AgentFields; onChange(fields: AgentFields): void };

/** The fields of a definition. */
export function AgentFieldset({ fields, onChange }: AgentFieldsetProps): ReactElement {
  const { name, description, tools, prompt } = fields;
  const set = (change: Partial<AgentFields>) => onChange({ ...fields, ...change });
  return (
    <>
      <TextField
        label={words('agents-page.name')}
        hint={words('agents-page.name-hint')}
        value={name}
        onChange={(typed) => set({ name: typed })}
      />
      <TextArea
        label={words('agents-page.description')}
        hint={words('agents-page.description-hint')}
        rows={2}
        value={description}
        onChange={(typed) => set({ description: typed })}
      />
      <TextArea
        label={words('agents-page.prompt')}
        rows={7}
        value={prompt}
        onChange={(typed) => set({ prompt: typed })}
      />
      <RadioGroup
        label={words('agents-page.tools-label')}
        value={tools === null ? 'all' : 'some'}
        options={[
          { value: 'all', label: words('agents-page.all-tools') },
          { value: 'some', label: words('agents-page.some-tools') },
        ]}
        onChange={(which) => set({ tools: which === 'all' ? null : (tools ?? []) })}
      />
      {tools !== null && (
        <ToolPicker
          label={words('agents-page.chosen-tools')}
          names={tools}
          onChange={(names) => set({ tools: [...names] })}
        />
      )}
      <ModelField model={fields.model} onChange={(model) => set({ model })} />
    </>
  );
}

type ModelFieldProps = { readonly model: string | null; onChange(model: string | null): void };

/** A model of a provider in the settings, or any other model of the chat's provider. */
function ModelField({ model, onChange }: ModelFieldProps): ReactElement {
  const providers = useServerState((state) => state.app?.providers);
  const [open, setOpen] = useState(false);
  return (
    <ComboField
      label={words('agents-page.model-label')}
      hint={words('agents-page.model-hint')}
      error={undefined}
      value={model ?? ''}
      options={[...new Set((providers ?? []).map((provider) => provider.model))]}
      open={open}
      onOpenChange={setOpen}
      onChange={(typed) => onChange(typed === '' ? null : typed)}
    />
  );
}
