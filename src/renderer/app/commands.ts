import { questionCommands } from '../approvals/question-commands';
import { chatCommands } from '../chat/chat-commands';
import { editorCommands } from '../editor/editor-commands';
import { rowCommands } from '../project/row-commands';
import { treeCommands } from '../project/tree-commands';
import { settingsCommands } from '../settings/settings-commands';
import { shellCommands } from '../shell/shell-commands';
import { questionsCommands } from '../state/questions/questions-commands';
import { agentCommandActions } from '../terminal/agent-command-actions';
import { tabCommands } from '../terminal/tab-commands';
import { terminalsCommands } from '../terminal/terminals-commands';
import { textCommands } from '../terminal/text-commands';

// All commands, by what they are about. Those of the window are run by their keys wherever the keyboard is; the others
// where their thing has the keyboard, and from its menu.

export const commands = {
  window: [
    ...questionsCommands,
    ...shellCommands,
    ...terminalsCommands,
    ...settingsCommands,
    ...editorCommands,
    ...treeCommands,
    ...chatCommands,
  ],
  question: questionCommands,
  row: rowCommands,
  tab: tabCommands,
  agentCommand: agentCommandActions,
  terminalText: textCommands,
} as const;
