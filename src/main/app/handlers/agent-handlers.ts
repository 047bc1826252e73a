import type { Contract } from '@shared/contract/contract';
import type { AgentFolder } from '@shared/sub-agents/sub-agents-schema';
import type { Handlers } from '@shared/wire/serve';
import type { App, Window } from '../application';
import { chatOf } from './chat-of';

export function agentHandlers(app: App): Handlers<Contract, Window>['agents'] {
  const projectOf = (key: string | null) => (key === null ? null : app.projects.get(key));
  const folderOf = (place: AgentFolder) => projectOf(place.kind === 'project' ? place.project : null);
  return {
    list: ({ project }) => app.agents.list(projectOf(project)),
    check: (draft) => app.agents.check(projectOf(draft.project), draft),
    save: (edit) => app.agents.save(folderOf(edit.place), edit),
    remove: ({ place, file }) => app.agents.remove(folderOf(place), file),
    conversation: async ({ chatId, callId }) => (await chatOf(app, chatId)).conversation(callId),
  };
}
