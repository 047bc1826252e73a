import { Copy, FileText, MessagesSquare, PanelRightDashed, Plus, Search } from 'lucide-react';
import { chatInFront, startNewChat } from '../state/chat-in-front';
import { hasRoomForChatList, shownChatListWidth, toggleChatList } from '../state/chat-list/chat-list';
import { always } from '../state/commands/command';
import { atWork, type WindowCommand, type WindowState } from '../state/commands/window-command';
import { api } from '../state/server-state';
import { openFindBar } from './find/find-bar-state';
import { openChatsMenu, toggleChatsMenu } from './list/chats-menu-state';
import { copyWholeChat } from './list/copy-chat';

// Commands of the window for chats.

export const newChat: WindowCommand = { id: 'chat.new', icon: Plus, when: always, run: startNewChat };

const hasChat = ({ ui, server }: WindowState): boolean =>
  ui.page === 'work' && chatInFront(server.project, ui.chatId) !== null;

const listChats: WindowCommand = {
  id: 'chat.list',
  icon: MessagesSquare,
  when: atWork,
  run: openChatsMenu,
};

/** Its keys work while the chat has the focus; an editor and the browser use the same keys for their own search. */
export const findInChat: WindowCommand = {
  id: 'chat.find',
  icon: Search,
  when: hasChat,
  run: openFindBar,
  leaves: (target) => target.closest('[data-region="chat"]') === null,
};

const copyChat: WindowCommand = {
  id: 'chat.copyInFront',
  icon: Copy,
  when: hasChat,
  run: ({ ui, server }) => {
    const chatId = chatInFront(server.project, ui.chatId);
    if (chatId !== null) copyWholeChat(chatId).catch(reportError);
  },
};

const exportChat: WindowCommand = {
  id: 'chat.exportInFront',
  icon: FileText,
  when: hasChat,
  run: ({ ui, server }) => {
    const chatId = chatInFront(server.project, ui.chatId);
    if (chatId !== null) saveChat(chatId).catch(reportError);
  },
};

async function saveChat(chatId: string): Promise<void> {
  const { download } = await import('../parts/download');
  await download(await api.chat.export({ chatId, format: 'markdown' }));
}

const toggleList: WindowCommand = {
  id: 'chat.toggleList',
  icon: PanelRightDashed,
  when: atWork,
  // In a narrow window, the list is the menu.
  run: () => (hasRoomForChatList() ? toggleChatList() : toggleChatsMenu()),
  titleNow: () => (shownChatListWidth() > 0 ? 'toggle.hide-chats' : 'toggle.show-chats'),
};

export const chatCommands: readonly WindowCommand[] = [
  newChat,
  listChats,
  findInChat,
  copyChat,
  exportChat,
  toggleList,
];
