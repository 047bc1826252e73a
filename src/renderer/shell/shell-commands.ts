import type { ModeKind } from '@shared/approval/approval';
import { quickAskPath } from '@shared/project/project';
import { type AnyText, textOf } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import {
  AppWindow,
  Bot,
  FolderOpen,
  MessageCircleQuestionMark,
  PanelLeft,
  PanelRight,
  Settings,
  ShieldCheck,
  SquareChevronRight,
  SunMoon,
  Unplug,
} from 'lucide-react';
import { endOtherBrowsers } from '../state/channel';
import { ensureChat } from '../state/chat-in-front';
import { chooseFolder } from '../state/choose-folder';
import { always } from '../state/commands/command';
import { setKeyWait } from '../state/commands/key-wait';
import { togglePalette } from '../state/commands/palette';
import type { WindowCommand, WindowState } from '../state/commands/window-command';
import { atWork } from '../state/commands/window-command';
import { isSideShown, toggleSide } from '../state/layout/side-panels';
import { chooseModel } from '../state/provider-check';
import { api } from '../state/server-state';
import { showPage } from '../state/ui-state';
import { nextMode } from './modes/next-mode';

// Switches through the modes of the chat in front, wherever the focus is.

const cycleModeCommand: WindowCommand = {
  id: 'mode.cycle',
  icon: ShieldCheck,
  phase: 'capture',
  when: isWriter,
  run: (state) => void cycle(nextMode(modeOf(state))),
};

const chooseModelCommand: WindowCommand = {
  id: 'model.choose',
  icon: Bot,
  when: isWriter,
  run: chooseModel,
};

function modeOf({ ui: { chatId }, server }: WindowState): ModeKind {
  const kept = chatId === null ? undefined : server.chats[chatId]?.mode.kind;
  return kept ?? server.app?.settings.defaultMode ?? 'ask';
}

/** If there is no chat yet, the command creates one. */
function isWriter({ ui: { chatId }, server }: WindowState): boolean {
  return server.project !== null && (chatId === null || server.chats[chatId]?.access === 'writer');
}

async function cycle(kind: Exclude<ModeKind, 'auto'>): Promise<void> {
  try {
    await api.chat.setMode({ chatId: await ensureChat(), mode: { kind } });
  } catch {
    // It fails only without a connection, which the window already shows; the shown mode is the stored one.
  }
}

// Commands of the window for its own parts and its project.

export const toggleTreeCommand: WindowCommand = {
  id: 'tree.toggle',
  icon: PanelLeft,
  phase: 'capture',
  when: atWork,
  run: () => toggleSide('tree'),
  titleNow: () => (isSideShown('tree') ? 'toggle.hide-tree' : 'toggle.show-tree'),
};

export const toggleChatCommand: WindowCommand = {
  id: 'chat.toggle',
  icon: PanelRight,
  phase: 'capture',
  when: atWork,
  run: () => toggleSide('chat'),
  titleNow: () => (isSideShown('chat') ? 'toggle.hide-chat' : 'toggle.show-chat'),
};

export const toggleSettingsCommand: WindowCommand = {
  id: 'settings.toggle',
  icon: Settings,
  phase: 'capture',
  when: always,
  run: ({ ui }) => showPage(ui.page === 'settings' ? 'work' : 'settings'),
};

export const openFolderCommands: readonly WindowCommand[] = [
  { id: 'folder.open', icon: FolderOpen, when: always, run: () => chooseFolder('here') },
  { id: 'folder.openInNewWindow', icon: AppWindow, when: always, run: () => chooseFolder('new-window') },
];

const palette: WindowCommand = {
  id: 'palette.toggle',
  icon: SquareChevronRight,
  phase: 'capture',
  when: always,
  run: togglePalette,
};

const nextTheme: WindowCommand = {
  id: 'theme.next',
  icon: SunMoon,
  when: ({ server }) => server.app !== null,
  run: ({ server }) => {
    const at = themes.indexOf(server.app?.settings.theme ?? 'system');
    const value = themes[(at + 1) % themes.length] ?? 'system';
    api.settings.set({ key: 'theme', value }).catch((error: unknown) => {
      setKeyWait({ kind: 'note', text: toldOf(error) });
    });
  },
};

const themes = ['system', 'light', 'dark'] as const;

const quickAsk: WindowCommand = {
  id: 'quickAsk.show',
  icon: MessageCircleQuestionMark,
  when: always,
  run: () => {
    if (window.pilotfish) void api.window.quickAsk();
    else window.open(quickAskPath, '_blank', 'noopener');
  },
};

const endOthers: WindowCommand = {
  id: 'browsers.endOthers',
  icon: Unplug,
  when: () => !('pilotfish' in globalThis),
  run: () => {
    const note = (text: AnyText) => setKeyWait({ kind: 'note', text });
    endOtherBrowsers().then(
      () => note(textOf('key-sequence.others-ended')),
      (error: unknown) => note(toldOf(error)),
    );
  },
};

export const shellCommands: readonly WindowCommand[] = [
  palette,
  ...openFolderCommands,
  toggleTreeCommand,
  toggleChatCommand,
  toggleSettingsCommand,
  cycleModeCommand,
  chooseModelCommand,
  nextTheme,
  quickAsk,
  endOthers,
];
