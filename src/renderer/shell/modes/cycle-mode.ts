import type { ModeKind } from '@shared/approval/approval';
import { ShieldCheck } from 'lucide-react';
import { ensureChat } from '../../state/chat-in-front';
import type { WindowCommand, WindowState } from '../../state/commands/window-command';
import { api } from '../../state/server-state';
import { nextMode } from './next-mode';

// Switches through the modes of the chat in front, wherever the focus is.

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
