import { questionCommands } from '../approvals/question-commands';
import { chatRowCommands } from '../chat/list/row-commands';
import { changesTabCommands } from '../editor/changes/changes-tab-commands';
import { rowCommands } from '../project/row-commands';
import { quickAskCommands } from '../quick-ask/quick-ask-commands';
import { agentCommandActions, removeEnded } from '../terminal/agent-command-actions';
import { tabCommands } from '../terminal/tab-commands';
import { textCommands } from '../terminal/text-commands';
import { windowCommands } from './window-commands';

// All commands, by their subject. Commands of a thing run where it has the focus, and from its menu. Separate from the
// window's own commands, which are needed at once: this module imports panels that may not be loaded yet.

export const allCommands = {
  window: windowCommands,
  question: questionCommands,
  chat: chatRowCommands,
  changes: changesTabCommands,
  row: rowCommands,
  tab: tabCommands,
  quickAsk: quickAskCommands,
  agentCommand: agentCommandActions,
  agentCommands: [removeEnded],
  terminalText: textCommands,
} as const;
