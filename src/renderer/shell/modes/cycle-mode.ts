import type { ModeKind } from '@shared/approval/approval';
import { ShieldCheck } from 'lucide-react';
import { ensureChat } from '../../state/chat-in-front';
import type { WindowCommand, WindowState } from '../../state/commands/window-command';
import { api } from '../../state/server-state';
import { nextMode } from './next-mode';

// Goes through the modes of the chat in front, wherever the keyboard is.

export const cycleModeCommand: WindowCommand = {
  id: 'mode.cycle',
  icon: ShieldCheck,
  phase: 'capture',
  when: isWriter,
  run: (state) => void cycle(nextMode(modeOf(state))),
};

function modeOf({ ui: { chatId }, server }: WindowState): ModeKind {
  const kept = chatId === null ? undefined : server.chats[chatId]?.mode.kind;
  return kept ?? server.app?.settings.defaultMode ?? 'ask';
}

/** Where there is no chat yet, one is made. */
function isWriter({ ui: { chatId }, server }: WindowState): boolean {
  return server.project !== null && (chatId === null || server.chats[chatId]?.access === 'writer');
}

async function cycle(kind: Exclude<ModeKind, 'auto'>): Promise<void> {
  try {
    await api.chat.setMode({ chatId: await ensureChat(), mode: { kind } });
  } catch {
    // It fails only while there is no connection, and the window says that by itself; the mode shown is the one kept.
  }
}
