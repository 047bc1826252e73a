import type { AgentView, CheckedAgent } from '@shared/sub-agents/sub-agents';
import type { AgentFields, AgentFolder } from '@shared/sub-agents/sub-agents-schema';

// A definition that is being written: by its parts, or as the text of its file. Pure.

export type AgentDraft = {
  /** Where a new one will lie. */
  readonly place: AgentFolder['kind'];
  readonly by: 'fields' | 'text';
  readonly fields: AgentFields;
  /** What the parts are put into. */
  readonly text: string;
};

export const emptyFields: AgentFields = { name: '', description: '', tools: null, model: null, prompt: '' };

/** `checked`: what the text of the one that is changed says; null: a new one. */
export function agentDraft(checked: CheckedAgent | null): AgentDraft {
  const { fields, text } = checked ?? { fields: emptyFields, text: '' };
  return { place: 'person', by: fields === null ? 'text' : 'fields', fields: fields ?? emptyFields, text };
}

/** Where it lies, and its name there; null of what comes with the application, and where no project is open. */
export function fileOf({ place }: AgentView, project: string | null) {
  if (place.kind === 'built-in') return null;
  const file = place.file.split('/').at(-1) ?? place.file;
  if (place.kind === 'person') return { place: { kind: 'person' }, file } as const;
  return project === null ? null : ({ place: { kind: 'project', project }, file } as const);
}

/** What a new one is called in its folder. */
export function newFile({ name }: AgentFields): string {
  return `${name.trim().toLowerCase()}.md`;
}

/** The other way of writing it, with what it is by now; text that defines nothing stays text. */
export function switched(draft: AgentDraft, { text, fields }: CheckedAgent): AgentDraft {
  if (draft.by === 'fields') return { ...draft, by: 'text', text };
  return fields === null ? draft : { ...draft, by: 'fields', fields };
}
