import { Diff, Undo2 } from 'lucide-react';
import { openChanges } from '../state/changes/reviewed-changes';
import { changedTurnIn, turnIn } from '../state/changes/turn-in';
import { askUndo } from '../state/changes/undo-question';
import { chatInFront } from '../state/chat-in-front';
import { atWork, type WindowCommand, type WindowState } from '../state/commands/window-command';

// Commands of the window for the changes of the chat in front.

export const changesCommands: readonly WindowCommand[] = [
  {
    id: 'changes.turn',
    icon: Diff,
    phase: 'capture',
    when: (state) => turnInFront(state) !== null,
    run(state) {
      const turn = turnInFront(state);
      if (turn) openChanges(turn.chatId, { kind: 'turn', itemId: turn.itemId }, 'turn');
    },
  },
  {
    id: 'changes.chat',
    phase: 'capture',
    when: (state) => turnInFront(state) !== null,
    run(state) {
      const turn = turnInFront(state);
      if (turn) openChanges(turn.chatId, { kind: 'chat' });
    },
  },
  {
    id: 'changes.undoTurn',
    icon: Undo2,
    phase: 'capture',
    when: (state) => turnInFront(state) !== null,
    run(state) {
      const turn = turnInFront(state);
      const changed = turn && changedTurnIn(state.server.chats[turn.chatId]);
      if (turn) askUndo({ kind: 'turn', chatId: turn.chatId, itemId: changed ?? turn.itemId });
    },
  },
];

/** The newest turn of the chat in front. */
function turnInFront(state: WindowState): { readonly chatId: string; readonly itemId: string } | null {
  const chatId = chatInFront(state.server.project, state.ui.chatId);
  if (!atWork(state) || chatId === null) return null;
  const itemId = turnIn(state.server.chats[chatId]);
  return itemId === null ? null : { chatId, itemId };
}
