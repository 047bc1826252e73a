import { approvalAnswers } from './french/approval-answers';
import { approvalCard } from './french/approval-card';
import { agentCard } from './french/chat/agent-card';
import { branching } from './french/chat/branching';
import { callCard } from './french/chat/call-card';
import { callRun } from './french/chat/call-run';
import { chatExport } from './french/chat/chat-export';
import { chatList } from './french/chat/chat-list';
import { chatListActions } from './french/chat/chat-list-actions';
import { chatPanel } from './french/chat/chat-panel';
import { composer } from './french/chat/composer';
import { find } from './french/chat/find';
import { markdown } from './french/chat/markdown';
import { queue } from './french/chat/queue';
import { remoteResult } from './french/chat/remote-result';
import { slash } from './french/chat/slash';
import { todoPanel } from './french/chat/todo-panel';
import { turnStatus } from './french/chat/turn-status';
import { webResult } from './french/chat/web-result';
import { editorArea } from './french/editor/editor-area';
import { review } from './french/editor/review';
import { saving } from './french/editor/saving';
import { smallDiff } from './french/editor/small-diff';
import { errors } from './french/errors';
import { commandRun } from './french/failures/command-run';
import { projectEntries } from './french/failures/project-entries';
import { projectFiles } from './french/failures/project-files';
import { ruleFiles } from './french/failures/rule-files';
import { textSearch } from './french/failures/text-search';
import { modeNames } from './french/mode';
import { notices } from './french/notices';
import { projectPanel } from './french/project-panel';
import { asks } from './french/reasons/asks';
import { danger } from './french/reasons/danger';
import { notUnderstood } from './french/reasons/not-understood';
import { reads } from './french/reasons/reads';
import { refused } from './french/reasons/refused';
import { repository } from './french/reasons/repository';
import { target } from './french/reasons/target';
import { autoDialog } from './french/shell/auto-dialog';
import { commands, menuCommands, shortCommands } from './french/shell/commands';
import { modePicker } from './french/shell/mode-picker';
import { modelPicker } from './french/shell/model-picker';
import { notification } from './french/shell/notification';
import { palette } from './french/shell/palette';
import { quickAsk } from './french/shell/quick-ask';
import { shell } from './french/shell/shell';
import { statusBar } from './french/shell/status-bar';
import { windowTexts } from './french/shell/window';
import { treeEdit } from './french/tree-edit';
import { ui } from './french/ui';

// The French catalogue: the files of `french`, as `english` has them. What is missing is said in English.

export const french = {
  ...agentCard,
  ...approvalAnswers,
  ...approvalCard,
  ...asks,
  ...autoDialog,
  ...branching,
  ...callCard,
  ...callRun,
  ...chatExport,
  ...chatList,
  ...chatListActions,
  ...chatPanel,
  ...commandRun,
  ...commands,
  ...composer,
  ...danger,
  ...editorArea,
  ...errors,
  ...find,
  ...markdown,
  ...menuCommands,
  ...modeNames,
  ...modePicker,
  ...modelPicker,
  ...notUnderstood,
  ...notices,
  ...notification,
  ...palette,
  ...projectEntries,
  ...projectFiles,
  ...projectPanel,
  ...queue,
  ...quickAsk,
  ...reads,
  ...refused,
  ...remoteResult,
  ...repository,
  ...review,
  ...ruleFiles,
  ...saving,
  ...shell,
  ...shortCommands,
  ...slash,
  ...smallDiff,
  ...statusBar,
  ...target,
  ...textSearch,
  ...todoPanel,
  ...treeEdit,
  ...turnStatus,
  ...ui,
  ...webResult,
  ...windowTexts,
};
