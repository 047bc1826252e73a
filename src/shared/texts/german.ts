import { approvalAnswers } from './german/approval-answers';
import { approvalCard } from './german/approval-card';
import { askedCards } from './german/asked-cards';
import { agentCard } from './german/chat/agent-card';
import { branching } from './german/chat/branching';
import { callCard } from './german/chat/call-card';
import { callRun } from './german/chat/call-run';
import { chatExport } from './german/chat/chat-export';
import { chatList } from './german/chat/chat-list';
import { chatListActions } from './german/chat/chat-list-actions';
import { chatPanel } from './german/chat/chat-panel';
import { composer } from './german/chat/composer';
import { find } from './german/chat/find';
import { markdown } from './german/chat/markdown';
import { queue } from './german/chat/queue';
import { remoteResult } from './german/chat/remote-result';
import { slash } from './german/chat/slash';
import { todoPanel } from './german/chat/todo-panel';
import { turnStatus } from './german/chat/turn-status';
import { webResult } from './german/chat/web-result';
import { modeNames } from './german/mode';
import { autoDialog } from './german/shell/auto-dialog';
import { commands, menuCommands, shortCommands } from './german/shell/commands';
import { modePicker } from './german/shell/mode-picker';
import { modelPicker } from './german/shell/model-picker';
import { notification } from './german/shell/notification';
import { palette } from './german/shell/palette';
import { quickAsk } from './german/shell/quick-ask';
import { shell } from './german/shell/shell';
import { statusBar } from './german/shell/status-bar';
import { windowTexts } from './german/shell/window';
import { ui } from './german/ui';

// The German catalogue: the files of `german`, as `english` has them. What is missing is said in English.

export const german = {
  ...agentCard,
  ...approvalAnswers,
  ...approvalCard,
  ...askedCards,
  ...autoDialog,
  ...branching,
  ...callCard,
  ...callRun,
  ...chatExport,
  ...chatList,
  ...chatListActions,
  ...chatPanel,
  ...commands,
  ...composer,
  ...find,
  ...markdown,
  ...menuCommands,
  ...modeNames,
  ...modePicker,
  ...modelPicker,
  ...notification,
  ...palette,
  ...queue,
  ...quickAsk,
  ...remoteResult,
  ...shell,
  ...shortCommands,
  ...slash,
  ...statusBar,
  ...todoPanel,
  ...turnStatus,
  ...ui,
  ...webResult,
  ...windowTexts,
};
