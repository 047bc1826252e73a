import { approvalAnswers } from './english/approval-answers';
import { approvalCard } from './english/approval-card';
import { askedCards } from './english/asked-cards';
import { agentCard } from './english/chat/agent-card';
import { callCard } from './english/chat/call-card';
import { callRun } from './english/chat/call-run';
import { chatList } from './english/chat/chat-list';
import { chatPanel } from './english/chat/chat-panel';
import { composer } from './english/chat/composer';
import { markdown } from './english/chat/markdown';
import { slash } from './english/chat/slash';
import { todoPanel } from './english/chat/todo-panel';
import { turnStatus } from './english/chat/turn-status';
import { webResult } from './english/chat/web-result';
import { editorArea } from './english/editor-area';
import { errors } from './english/errors';
import { commandRun } from './english/failures/command-run';
import { projectFiles } from './english/failures/project-files';
import { ruleFiles } from './english/failures/rule-files';
import { keptEdit } from './english/kept-edit';
import { form } from './english/mcp/form';
import { offers } from './english/mcp/offers';
import { signIn } from './english/mcp/sign-in';
import { signInDialog } from './english/mcp/sign-in-dialog';
import { memory } from './english/memory';
import { modeNames } from './english/mode';
import { model } from './english/model';
import { notices } from './english/notices';
import { projectPanel } from './english/project-panel';
import { asks } from './english/reasons/asks';
import { danger } from './english/reasons/danger';
import { notUnderstood } from './english/reasons/not-understood';
import { reads } from './english/reasons/reads';
import { refused } from './english/reasons/refused';
import { repository } from './english/reasons/repository';
import { target } from './english/reasons/target';
import { remoteQuestion } from './english/remote-question';
import { review } from './english/review';
import { servers } from './english/servers';
import { agentsPage } from './english/settings/agents-page';
import { endpoint } from './english/settings/endpoint';
import { firstRun } from './english/settings/first-run';
import { memoryPage } from './english/settings/memory-page';
import { rulesPage } from './english/settings/rules-page';
import { serversPage } from './english/settings/servers-page';
import { settingsPage } from './english/settings/settings-page';
import { toolsPage } from './english/settings/tools-page';
import { webSettings } from './english/settings/web-page';
import { commands, menuCommands, shortCommands } from './english/shell/commands';
import { modePicker } from './english/shell/mode-picker';
import { modelPicker } from './english/shell/model-picker';
import { shell } from './english/shell/shell';
import { windowTexts } from './english/shell/window';
import { cli } from './english/shells/cli';
import { desktop } from './english/shells/desktop';
import { server } from './english/shells/server';
import { smallDiff } from './english/small-diff';
import { subAgents } from './english/sub-agents';
import { terminalPanel } from './english/terminal-panel';
import { terminalState } from './english/terminal-state';
import { callProgress } from './english/tools/call-progress';
import { callResult } from './english/tools/call-result';
import { callTitle } from './english/tools/call-title';
import { elsewhere } from './english/tools/elsewhere';
import { match } from './english/tools/match';
import { toolName } from './english/tools/tool-name';
import { toolsOn } from './english/tools/tools-on';
import { trust } from './english/trust';
import { ui } from './english/ui';
import { urlQuestion } from './english/url-question';

// The English catalogue: every text that a person reads, by key. A text with parameters is a function of them.

export const english = {
  ...agentCard,
  ...agentsPage,
  ...approvalAnswers,
  ...approvalCard,
  ...askedCards,
  ...asks,
  ...callCard,
  ...callProgress,
  ...callResult,
  ...callRun,
  ...callTitle,
  ...chatList,
  ...chatPanel,
  ...cli,
  ...commandRun,
  ...commands,
  ...composer,
  ...danger,
  ...desktop,
  ...editorArea,
  ...elsewhere,
  ...endpoint,
  ...errors,
  ...firstRun,
  ...form,
  ...keptEdit,
  ...markdown,
  ...match,
  ...memory,
  ...memoryPage,
  ...menuCommands,
  ...model,
  ...modelPicker,
  ...modeNames,
  ...modePicker,
  ...notices,
  ...notUnderstood,
  ...offers,
  ...projectFiles,
  ...projectPanel,
  ...reads,
  ...refused,
  ...remoteQuestion,
  ...repository,
  ...review,
  ...ruleFiles,
  ...rulesPage,
  ...server,
  ...servers,
  ...serversPage,
  ...settingsPage,
  ...shell,
  ...shortCommands,
  ...signIn,
  ...signInDialog,
  ...slash,
  ...smallDiff,
  ...subAgents,
  ...target,
  ...terminalPanel,
  ...terminalState,
  ...todoPanel,
  ...toolName,
  ...toolsOn,
  ...toolsPage,
  ...trust,
  ...turnStatus,
  ...ui,
  ...urlQuestion,
  ...webResult,
  ...webSettings,
  ...windowTexts,
};
