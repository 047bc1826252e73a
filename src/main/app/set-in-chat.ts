import type { JournaledChatEvent, ModelChoice, Shelf } from '@shared/chat/chat';
import type { Todo } from '@shared/todos/todos-schema';
import type { Queue } from '../queue/queue';
import type { ChatLog } from '../storage/chats/chat-log';
import type { SettingsStore } from '../storage/settings';
import { askAboutChoice } from './parts/ask-about-choice';

// The user's settings of a chat, written to its file before they are acknowledged.

export type SetInChat = {
  setModel(model: ModelChoice | null): Promise<void>;
  /** The groups and tools that are on from now on. */
  setToolsOn(on: readonly string[]): Promise<void>;
  /** The user changed the list; the model gets it with the next message. */
  setTodos(todos: readonly Todo[]): Promise<void>;
  /** `used`: the usage of the request that proposed it. */
  rename(title: string, by?: 'model', used?: readonly JournaledChatEvent[]): Promise<void>;
  shelve(shelf: Shelf): Promise<void>;
  removeRule(id: string): Promise<void>;
  pinMessage(itemId: string, isPinned: boolean): Promise<void>;
};

type Chat = { readonly log: ChatLog; readonly queue: Queue; readonly settings: SettingsStore };

export function setInChat({ log, queue, settings }: Chat): SetInChat {
  return {
    async setModel(model) {
      await log.append({ events: [{ type: 'model-changed', model }] }, 'synced');
      void askAboutChoice(settings, model);
    },
    setToolsOn: (on) => log.append({ events: [{ type: 'tools-on-changed', on: [...on] }] }, 'synced'),
    setTodos: (todos) => log.append(todosByPerson(todos), 'synced'),
    rename: (title, by, used = []) =>
      log.append({ events: [{ type: 'title-changed', title, by }, ...used] }, 'synced'),
    shelve: (shelf) => log.append({ events: [{ type: 'shelf-changed', shelf }] }, 'synced'),
    pinMessage: (id, isPinned) =>
      log.append({ events: [{ type: 'message-pinned', id, isPinned }] }, 'synced'),
    async removeRule(ruleId) {
      await log.append({ events: [{ type: 'rule-removed', id: ruleId }] }, 'synced');
      await queue.rejudge();
    },
  };
}

/** The user's version of the list, for the windows and for the model. */
function todosByPerson(todos: readonly Todo[]) {
  const list = todos.map((todo) => `- [${todo.status}] ${todo.content} (id ${todo.id})`).join('\n');
  return {
    events: [{ type: 'todos-changed' as const, todos: [...todos] }],
    records: [
      { role: 'note' as const, text: `The user changed the todo list. It is now:\n${list || '(empty)'}` },
    ],
  };
}
