import { approvalAnswers } from './german/approval-answers';
import { approvalCard } from './german/approval-card';
import { askedCards } from './german/asked-cards';
import { agentCard } from './german/chat/agent-card';
import { attached } from './german/chat/attached';
import { branching } from './german/chat/branching';
import { callCard } from './german/chat/call-card';
import { callRun } from './german/chat/call-run';
import { changes } from './german/chat/changes';
import { chatExport } from './german/chat/chat-export';
import { chatList } from './german/chat/chat-list';
import { chatListActions } from './german/chat/chat-list-actions';
import { chatPanel } from './german/chat/chat-panel';
import { composer } from './german/chat/composer';
import { find } from './german/chat/find';
import { history } from './german/chat/history';
import { markdown } from './german/chat/markdown';
import { named } from './german/chat/named';
import { queue } from './german/chat/queue';
import { remoteResult } from './german/chat/remote-result';
import { slash } from './german/chat/slash';
import { todoPanel } from './german/chat/todo-panel';
import { turnStatus } from './german/chat/turn-status';
import { undo } from './german/chat/undo';
import { webResult } from './german/chat/web-result';
import { changesReview } from './german/editor/changes-review';
import { editorArea } from './german/editor/editor-area';
import { hunks } from './german/editor/hunks';
import { pdf } from './german/editor/pdf';
import { review } from './german/editor/review';
import { saving } from './german/editor/saving';
import { smallDiff } from './german/editor/small-diff';
import { endpointCheck } from './german/endpoint-check';
import { errors } from './german/errors';
import { attachments } from './german/failures/attachments';
import { commandRun } from './german/failures/command-run';
import { jsonFaults } from './german/failures/json-fault';
import { projectEntries } from './german/failures/project-entries';
import { projectFiles } from './german/failures/project-files';
import { ruleFiles } from './german/failures/rule-files';
import { sandbox } from './german/failures/sandbox';
import { textSearch } from './german/failures/text-search';
import { wrongValue } from './german/failures/wrong-value';
import { keptEdit } from './german/kept-edit';
import { keybindings } from './german/keybindings';
import { form } from './german/mcp/form';
import { offers } from './german/mcp/offers';
import { sandboxPlaces } from './german/mcp/sandbox-places';
import { signIn } from './german/mcp/sign-in';
import { signInDialog } from './german/mcp/sign-in-dialog';
import { memory } from './german/memory';
import { memoryCard } from './german/memory-card';
import { modeNames } from './german/mode';
import { model } from './german/model';
import { notices } from './german/notices';
import { projectPanel } from './german/project-panel';
import { quickOpen } from './german/quick-open';
import { asks } from './german/reasons/asks';
import { check } from './german/reasons/check';
import { danger } from './german/reasons/danger';
import { notUnderstood } from './german/reasons/not-understood';
import { reads } from './german/reasons/reads';
import { refused } from './german/reasons/refused';
import { repository } from './german/reasons/repository';
import { target } from './german/reasons/target';
import { remoteQuestion } from './german/remote-question';
import { replaceReview } from './german/search/replace-review';
import { searchPanel } from './german/search/search-panel';
import { servers } from './german/servers';
import { agentsPage } from './german/settings/agents-page';
import { desktopRows } from './german/settings/desktop-rows';
import { endpoint } from './german/settings/endpoint';
import { firstRun } from './german/settings/first-run';
import { keysPage } from './german/settings/keys-page';
import { memoryPage } from './german/settings/memory-page';
import { rulesPage } from './german/settings/rules-page';
import { serversPage } from './german/settings/servers-page';
import { settingRows } from './german/settings/setting-rows';
import { settingsPage } from './german/settings/settings-page';
import { settingsSearch } from './german/settings/settings-search';
import { toolPicker } from './german/settings/tool-picker';
import { toolsPage } from './german/settings/tools-page';
import { webSettings } from './german/settings/web-page';
import { autoDialog } from './german/shell/auto-dialog';
import { commands, menuCommands, shortCommands } from './german/shell/commands';
import { inbox } from './german/shell/inbox';
import { keyNames } from './german/shell/key-names';
import { keySequence } from './german/shell/key-sequence';
import { modePicker } from './german/shell/mode-picker';
import { modelPicker } from './german/shell/model-picker';
import { notification } from './german/shell/notification';
import { palette } from './german/shell/palette';
import { quickAsk } from './german/shell/quick-ask';
import { shell } from './german/shell/shell';
import { statusBar } from './german/shell/status-bar';
import { toggles } from './german/shell/toggles';
import { updates } from './german/shell/updates';
import { windowTexts } from './german/shell/window';
import { cli } from './german/shells/cli';
import { desktop } from './german/shells/desktop';
import { ending } from './german/shells/ending';
import { menu } from './german/shells/menu';
import { pageTrouble } from './german/shells/page-trouble';
import { server } from './german/shells/server';
import { subAgents } from './german/sub-agents';
import { terminalPanel } from './german/terminal-panel';
import { terminalState } from './german/terminal-state';
import { terminalToggle } from './german/terminal-toggle';
import { callProgress } from './german/tools/call-progress';
import { callResult } from './german/tools/call-result';
import { callTitle } from './german/tools/call-title';
import { elsewhere } from './german/tools/elsewhere';
import { match } from './german/tools/match';
import { toolName } from './german/tools/tool-name';
import { toolsOn } from './german/tools/tools-on';
import { treeEdit } from './german/tree-edit';
import { trust } from './german/trust';
import { trustDialog } from './german/trust-dialog';
import { ui } from './german/ui';
import { urlQuestion } from './german/url-question';

// The German catalogue: the files of `german`, as `english` has them.

export const german = {
  ...agentCard,
  ...agentsPage,
  ...approvalAnswers,
  ...approvalCard,
  ...askedCards,
  ...asks,
  ...check,
  ...attached,
  ...attachments,
  ...autoDialog,
  ...branching,
  ...callCard,
  ...callProgress,
  ...callResult,
  ...callRun,
  ...callTitle,
  ...changesReview,
  ...chatExport,
  ...chatList,
  ...chatListActions,
  ...chatPanel,
  ...cli,
  ...commandRun,
  ...jsonFaults,
  ...commands,
  ...composer,
  ...danger,
  ...desktop,
  ...editorArea,
  ...elsewhere,
  ...ending,
  ...endpoint,
  ...changes,
  ...endpointCheck,
  ...errors,
  ...find,
  ...firstRun,
  ...form,
  ...keptEdit,
  ...keybindings,
  ...inbox,
  ...keyNames,
  ...keySequence,
  ...keysPage,
  ...markdown,
  ...match,
  ...memory,
  ...memoryCard,
  ...memoryPage,
  ...menuCommands,
  ...modeNames,
  ...modePicker,
  ...model,
  ...modelPicker,
  ...named,
  ...notUnderstood,
  ...notices,
  ...updates,
  ...notification,
  ...offers,
  ...pageTrouble,
  ...palette,
  ...pdf,
  ...projectEntries,
  ...projectFiles,
  ...projectPanel,
  ...queue,
  ...quickAsk,
  ...quickOpen,
  ...reads,
  ...refused,
  ...remoteQuestion,
  ...remoteResult,
  ...replaceReview,
  ...sandboxPlaces,
  ...repository,
  ...review,
  ...ruleFiles,
  ...sandbox,
  ...rulesPage,
  ...saving,
  ...searchPanel,
  ...menu,
  ...server,
  ...servers,
  ...serversPage,
  ...settingRows,
  ...desktopRows,
  ...settingsPage,
  ...settingsSearch,
  ...shell,
  ...shortCommands,
  ...signIn,
  ...signInDialog,
  ...slash,
  ...hunks,
  ...smallDiff,
  ...statusBar,
  ...subAgents,
  ...target,
  ...terminalPanel,
  ...terminalState,
  ...terminalToggle,
  ...textSearch,
  ...todoPanel,
  ...toolName,
  ...toolPicker,
  ...toolsOn,
  ...toolsPage,
  ...treeEdit,
  ...history,
  ...undo,
  ...toggles,
  ...trust,
  ...trustDialog,
  ...turnStatus,
  ...ui,
  ...urlQuestion,
  ...wrongValue,
  ...webResult,
  ...webSettings,
  ...windowTexts,
};
