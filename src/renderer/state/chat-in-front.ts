import { isInList, type ProjectState } from '@shared/project/project-state';
import { focusComposer } from './focus';
import { shownProject } from './open-project';
import { api, useServerState } from './server-state';
import { showChat, useUiState } from './ui-state';

// The chat that this window shows. A chat is created only when the user sends or sets something in it.

/** The id in place of a chat that is still to be created. */
export const newChatId = 'new';

/** The chat in front; null while it is still to be created. */
export function useChatInFront(): string | null {
  const chosen = useUiState((local) => local.chatId);
  return useServerState((state) => chatInFront(state.project, chosen));
}

/**
 * The chat that was newest when this window turned to its project; `newChatId` if there was none. Later chats, also those
 * of another process, do not come to the front by themselves. Null before the first snapshot.
 */
let newestAtFirst: string | null = null;

useServerState.subscribe(({ project }, before) => {
  if (project?.key === before.project?.key) return;
  newestAtFirst = project && (project.chats.find(isInList)?.id ?? newChatId);
});

/** The chosen chat if it exists, else the newest; none for `newChatId`. */
export function chatInFront(
  project: Pick<ProjectState, 'chats'> | null,
  chosen: string | null,
): string | null {
  const wanted = chosen ?? newestAtFirst;
  if (!project || wanted === newChatId) return null;
  return project.chats.find((chat) => chat.id === wanted)?.id ?? project.chats.find(isInList)?.id ?? null;
}

export function startNewChat(): void {
  showChat(newChatId);
  focusComposer();
}

/** The chat in front, created now if necessary; the draft of the new chat moves with it. */
export async function ensureChat(): Promise<string> {
  const { chatId, project } = useUiState.getState();
  const known = chatInFront(useServerState.getState().project, chatId);
  if (known !== null) return known;
  // Simultaneous actions share one new chat.
  if (making?.project !== project) making = { project, made: makeChat(project) };
  const { made } = making;
  return await made.finally(() => {
    if (making?.made === made) making = null;
  });
}

type Shown = ReturnType<typeof useUiState.getState>['project'];

let making: { readonly project: Shown; readonly made: Promise<string> } | null = null;

async function makeChat(project: Shown): Promise<string> {
  const { id } = await api.chat.create({ project: shownProject() });
  // The window shows another project by now, which has its own new chat.
  if (useUiState.getState().project !== project) return id;
  useUiState.setState(({ drafts }) => {
    const { [newChatId]: draft = '', ...others } = drafts;
    // The chat may be in front before this answer arrives: text typed in it since then stays.
    return { chatId: id, ...(!drafts[id] && { drafts: { ...others, [id]: draft } }) };
  });
  return id;
}
