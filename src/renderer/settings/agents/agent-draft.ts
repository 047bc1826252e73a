import { type AgentView, type CheckedAgent, isOwnAgentFile } from '@shared/sub-agents/sub-agents';
import type { AgentFields, AgentFolder } from '@shared/sub-agents/sub-agents-schema';

// Draft of a sub-agent's definition: fields, or the text of its file. Pure.

export type AgentDraft = {
  /** The folder for a new definition. */
  readonly place: AgentFolder['kind'];
  readonly by: 'fields' | 'text';
  readonly fields: AgentFields;
  /** The text that the fields are written into. */
  readonly text: string;
};

const emptyFields: AgentFields = { name: '', description: '', tools: null, model: null, prompt: '' };

/** `checked`: the parsed text of an existing definition; null for a new one. */
export function agentDraft(checked: CheckedAgent | null): AgentDraft {
  const { fields, text } = checked ?? { fields: emptyFields, text: '' };
  return { place: 'person', by: fields === null ? 'text' : 'fields', fields: fields ?? emptyFields, text };
}

/** The folder and file name of an agent that can be edited. Null for others, and if the project is not open. */
export function fileOf({ place }: AgentView, project: string | null) {
  if (place.kind === 'built-in') return null;
  const file = place.file.split('/').at(-1) ?? place.file;
  if (place.kind === 'person') return { place: { kind: 'person' }, file } as const;
  if (project === null || !isOwnAgentFile(place.file)) return null;
  return { place: { kind: 'project', project }, file } as const;
}

/** The file name of a new definition. */
export function newFile({ name }: AgentFields): string {
  return `${name.trim().toLowerCase()}.md`;
}

/** The draft in the other form, with its current contents. If the text defines nothing, the draft stays text. */
export function switched(draft: AgentDraft, { text, fields }: CheckedAgent): AgentDraft {
  if (draft.by === 'fields') return { ...draft, by: 'text', text };
  return fields === null ? draft : { ...draft, by: 'fields', fields };
}
