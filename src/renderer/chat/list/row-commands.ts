import type { ChatSummary } from '@shared/project/project-state';
import { Archive, ArchiveRestore, Braces, Copy, FileText, Pencil, Pin, PinOff, Trash2 } from 'lucide-react';
import { always, type Command } from '../../state/commands/command';

// Commands for a chat in the list.

export type ChatActions = {
  readonly chat: ChatSummary;
  rename(): void;
  shelve(shelf: 'usual' | 'pinned' | 'archived'): void;
  copy(): void;
  save(format: 'markdown' | 'json'): void;
  remove(): void;
};

type ChatCommand = Command<ChatActions>;

const isOn = (shelf: ChatSummary['shelf']) => (actions: ChatActions) => actions.chat.shelf === shelf;
const isNotOn = (shelf: ChatSummary['shelf']) => (actions: ChatActions) => actions.chat.shelf !== shelf;

export const chatRowCommands: readonly ChatCommand[] = [
  { id: 'chat.rename', icon: Pencil, when: always, run: ({ rename }) => rename() },
  { id: 'chat.pin', icon: Pin, when: isNotOn('pinned'), run: ({ shelve }) => shelve('pinned') },
  { id: 'chat.unpin', icon: PinOff, when: isOn('pinned'), run: ({ shelve }) => shelve('usual') },
  { id: 'chat.archive', icon: Archive, when: isNotOn('archived'), run: ({ shelve }) => shelve('archived') },
  {
    id: 'chat.unarchive',
    icon: ArchiveRestore,
    when: isOn('archived'),
    run: ({ shelve }) => shelve('usual'),
  },
  { id: 'chat.copyMarkdown', icon: Copy, when: always, run: ({ copy }) => copy() },
  { id: 'chat.exportMarkdown', icon: FileText, when: always, run: ({ save }) => save('markdown') },
  { id: 'chat.exportJson', icon: Braces, when: always, run: ({ save }) => save('json') },
  { id: 'chat.delete', icon: Trash2, when: always, run: ({ remove }) => remove() },
];
