import { AppError } from '@shared/errors';
import type { AgentView, CheckedAgent } from '@shared/sub-agents/sub-agents';
import type { AgentDraft, AgentEdit, AgentFields } from '@shared/sub-agents/sub-agents-schema';
import { type AnyText, textOf } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { projectTopic } from '@shared/topics';
import { unknownTools } from '../../agent/sub-agents/catalogue';
import type { AgentDefinition } from '../../agent/sub-agents/definition';
import { ToolError } from '../../base/tool-error';
import { removeAgentFile, writeAgentFile } from '../../project/agent-files';
import { removeOwnAgent, writeOwnAgent } from '../../storage/agent-files';
import { keeperFor } from '../parts/keeper-for';
import type { AppParts } from '../parts/parts';
import { type AgentPlaces, readCatalogue } from './agent-definitions';

// The user's actions on definitions of sub-agents: files of the user's folder and of the project.

export type AgentEditor = {
  list(project: OfProject | null): Promise<readonly AgentView[]>;
  check(project: OfProject | null, draft: AgentDraft): Promise<CheckedAgent>;
  /**
   * `project`: the one that contains the file. AppError `invalid` for an invalid definition, `unavailable` if it cannot
   * be stored.
   */
  save(project: OfProject | null, edit: AgentEdit): Promise<void>;
  remove(project: OfProject | null, file: string): Promise<void>;
};

type OfProject = NonNullable<AgentPlaces['project']> & { readonly key: string };

export function createAgentEditor({
  home,
  changes,
  store,
}: Pick<AppParts, 'home' | 'changes' | 'store'>): AgentEditor {
  const toolNames = (project: OfProject | null) =>
    [
      ...store.state('app').tools,
      ...(project === null ? [] : store.state(projectTopic(project.key)).tools),
    ].map(({ name }) => name);
  const list = async (project: OfProject | null) =>
    (await readCatalogue({ home, project, toolNames: toolNames(project) })).views;
  const inProject = ({ workspace }: OfProject, name: string) => ({
    workspace,
    name,
    keeper: keeperFor({ home, changes }, workspace.root),
  });
  return {
    list,
    async check(project, draft) {
      const { parseAgent, withFields } = await import('../../agent/sub-agents/definition');
      const text = draft.fields === null ? draft.text : await withFields(draft.text, draft.fields);
      const parsed = await parseAgent(text);
      if (!parsed.ok) return { text, fields: null, problems: [parsed.fault] };
      const others = (await list(project)).filter((view) => !isThe(view, draft.of));
      const problems = [
        ...namesakes(parsed.definition, others),
        ...unknownTools(parsed.definition.tools, new Set(toolNames(project))),
      ];
      return { text, fields: fieldsOf(parsed.definition), problems };
    },
    async save(project, { file, text, replaces }) {
      const { parseAgent } = await import('../../agent/sub-agents/definition');
      const parsed = await parseAgent(text);
      if (!parsed.ok) throw new AppError('invalid', parsed.fault);
      if (project === null) return await writeOwnAgent(home, { file, text, replaces });
      await told(writeAgentFile(inProject(project, file), { text, replaces }));
      await project.trust.accept({ kind: 'agent', name: file, definition: text });
    },
    async remove(project, file) {
      if (project === null) return await removeOwnAgent(home, file);
      await told(removeAgentFile(inProject(project, file)));
    },
  };
}

function fieldsOf({ name, description, tools, model, prompt }: AgentDefinition): AgentFields {
  return { name, description, tools: tools && [...tools], model, prompt };
}

/** Whether it is the definition being edited. */
function isThe({ place }: AgentView, of: AgentDraft['of']): boolean {
  if (of === null || place.kind !== of.place.kind) return false;
  return place.file.split('/').at(-1) === of.file;
}

/** A warning if another definition has the same name, because only one of them is active. */
function namesakes({ name }: AgentDefinition, others: readonly AgentView[]): AnyText[] {
  const other = others.find((view) => view.name === name && view.state !== 'faulty');
  if (other === undefined) return [];
  const { place } = other;
  return [textOf('agents.same-name', { name, file: place.kind === 'built-in' ? '' : place.file })];
}

/** Rethrows the message of a ToolError as an AppError for the user. */
async function told(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (error instanceof ToolError) throw new AppError('unavailable', toldOf(error));
    throw error;
  }
}
