import { approvalAnswers } from './chinese/approval-answers';
import { approvalCard } from './chinese/approval-card';
import { askedCards } from './chinese/asked-cards';
import { agentCard } from './chinese/chat/agent-card';
import { branching } from './chinese/chat/branching';
import { callCard } from './chinese/chat/call-card';
import { callRun } from './chinese/chat/call-run';
import { chatExport } from './chinese/chat/chat-export';
import { chatList } from './chinese/chat/chat-list';
import { chatListActions } from './chinese/chat/chat-list-actions';
import { chatPanel } from './chinese/chat/chat-panel';
import { composer } from './chinese/chat/composer';
import { find } from './chinese/chat/find';
import { markdown } from './chinese/chat/markdown';
import { queue } from './chinese/chat/queue';
import { remoteResult } from './chinese/chat/remote-result';
import { slash } from './chinese/chat/slash';
import { todoPanel } from './chinese/chat/todo-panel';
import { turnStatus } from './chinese/chat/turn-status';
import { webResult } from './chinese/chat/web-result';
import { editorArea } from './chinese/editor/editor-area';
import { review } from './chinese/editor/review';
import { saving } from './chinese/editor/saving';
import { smallDiff } from './chinese/editor/small-diff';
import { keptEdit } from './chinese/kept-edit';
import { modeNames } from './chinese/mode';
import { notices } from './chinese/notices';
import { projectPanel } from './chinese/project-panel';
import { autoDialog } from './chinese/shell/auto-dialog';
import { commands, menuCommands, shortCommands } from './chinese/shell/commands';
import { modePicker } from './chinese/shell/mode-picker';
import { modelPicker } from './chinese/shell/model-picker';
import { notification } from './chinese/shell/notification';
import { palette } from './chinese/shell/palette';
import { quickAsk } from './chinese/shell/quick-ask';
import { shell } from './chinese/shell/shell';
import { statusBar } from './chinese/shell/status-bar';
import { windowTexts } from './chinese/shell/window';
import { treeEdit } from './chinese/tree-edit';
import { ui } from './chinese/ui';

// The Chinese catalogue: the files of `chinese`, as `english` has them. What is missing is said in English.

export const chinese = {
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
  ...editorArea,
  ...find,
  ...keptEdit,
  ...markdown,
  ...menuCommands,
  ...modeNames,
  ...modePicker,
  ...modelPicker,
  ...notices,
  ...notification,
  ...palette,
  ...projectPanel,
  ...queue,
  ...quickAsk,
  ...remoteResult,
  ...review,
  ...saving,
  ...shell,
  ...shortCommands,
  ...slash,
  ...smallDiff,
  ...statusBar,
  ...todoPanel,
  ...treeEdit,
  ...turnStatus,
  ...ui,
  ...webResult,
  ...windowTexts,
};
