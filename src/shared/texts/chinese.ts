import { approvalAnswers } from './chinese/approval-answers';
import { approvalCard } from './chinese/approval-card';
import { askedCards } from './chinese/asked-cards';
import { agentCard } from './chinese/chat/agent-card';
import { attached } from './chinese/chat/attached';
import { branching } from './chinese/chat/branching';
import { callCard } from './chinese/chat/call-card';
import { callRun } from './chinese/chat/call-run';
import { changes } from './chinese/chat/changes';
import { chatExport } from './chinese/chat/chat-export';
import { chatList } from './chinese/chat/chat-list';
import { chatListActions } from './chinese/chat/chat-list-actions';
import { chatPanel } from './chinese/chat/chat-panel';
import { composer } from './chinese/chat/composer';
import { find } from './chinese/chat/find';
import { history } from './chinese/chat/history';
import { markdown } from './chinese/chat/markdown';
import { named } from './chinese/chat/named';
import { queue } from './chinese/chat/queue';
import { remoteResult } from './chinese/chat/remote-result';
import { slash } from './chinese/chat/slash';
import { todoPanel } from './chinese/chat/todo-panel';
import { turnStatus } from './chinese/chat/turn-status';
import { undo } from './chinese/chat/undo';
import { webResult } from './chinese/chat/web-result';
import { changesReview } from './chinese/editor/changes-review';
import { editorArea } from './chinese/editor/editor-area';
import { hunks } from './chinese/editor/hunks';
import { pdf } from './chinese/editor/pdf';
import { review } from './chinese/editor/review';
import { saving } from './chinese/editor/saving';
import { smallDiff } from './chinese/editor/small-diff';
import { endpointCheck } from './chinese/endpoint-check';
import { errors } from './chinese/errors';
import { attachments } from './chinese/failures/attachments';
import { commandRun } from './chinese/failures/command-run';
import { jsonFaults } from './chinese/failures/json-fault';
import { projectEntries } from './chinese/failures/project-entries';
import { projectFiles } from './chinese/failures/project-files';
import { ruleFiles } from './chinese/failures/rule-files';
import { sandbox } from './chinese/failures/sandbox';
import { textSearch } from './chinese/failures/text-search';
import { wrongValue } from './chinese/failures/wrong-value';
import { keptEdit } from './chinese/kept-edit';
import { keybindings } from './chinese/keybindings';
import { form } from './chinese/mcp/form';
import { offers } from './chinese/mcp/offers';
import { sandboxPlaces } from './chinese/mcp/sandbox-places';
import { signIn } from './chinese/mcp/sign-in';
import { signInDialog } from './chinese/mcp/sign-in-dialog';
import { memory } from './chinese/memory';
import { memoryCard } from './chinese/memory-card';
import { modeNames } from './chinese/mode';
import { model } from './chinese/model';
import { notices } from './chinese/notices';
import { projectPanel } from './chinese/project-panel';
import { quickOpen } from './chinese/quick-open';
import { asks } from './chinese/reasons/asks';
import { check } from './chinese/reasons/check';
import { danger } from './chinese/reasons/danger';
import { notUnderstood } from './chinese/reasons/not-understood';
import { reads } from './chinese/reasons/reads';
import { refused } from './chinese/reasons/refused';
import { repository } from './chinese/reasons/repository';
import { target } from './chinese/reasons/target';
import { remoteQuestion } from './chinese/remote-question';
import { replaceReview } from './chinese/search/replace-review';
import { searchPanel } from './chinese/search/search-panel';
import { servers } from './chinese/servers';
import { agentsPage } from './chinese/settings/agents-page';
import { desktopRows } from './chinese/settings/desktop-rows';
import { endpoint } from './chinese/settings/endpoint';
import { firstRun } from './chinese/settings/first-run';
import { keysPage } from './chinese/settings/keys-page';
import { memoryPage } from './chinese/settings/memory-page';
import { rulesPage } from './chinese/settings/rules-page';
import { serversPage } from './chinese/settings/servers-page';
import { settingRows } from './chinese/settings/setting-rows';
import { settingsPage } from './chinese/settings/settings-page';
import { settingsSearch } from './chinese/settings/settings-search';
import { toolPicker } from './chinese/settings/tool-picker';
import { toolsPage } from './chinese/settings/tools-page';
import { webSettings } from './chinese/settings/web-page';
import { autoDialog } from './chinese/shell/auto-dialog';
import { commands, menuCommands, shortCommands } from './chinese/shell/commands';
import { inbox } from './chinese/shell/inbox';
import { keyNames } from './chinese/shell/key-names';
import { keySequence } from './chinese/shell/key-sequence';
import { modePicker } from './chinese/shell/mode-picker';
import { modelPicker } from './chinese/shell/model-picker';
import { notification } from './chinese/shell/notification';
import { palette } from './chinese/shell/palette';
import { quickAsk } from './chinese/shell/quick-ask';
import { shell } from './chinese/shell/shell';
import { statusBar } from './chinese/shell/status-bar';
import { toggles } from './chinese/shell/toggles';
import { updates } from './chinese/shell/updates';
import { windowTexts } from './chinese/shell/window';
import { cli } from './chinese/shells/cli';
import { desktop } from './chinese/shells/desktop';
import { ending } from './chinese/shells/ending';
import { menu } from './chinese/shells/menu';
import { pageTrouble } from './chinese/shells/page-trouble';
import { server } from './chinese/shells/server';
import { subAgents } from './chinese/sub-agents';
import { terminalPanel } from './chinese/terminal-panel';
import { terminalState } from './chinese/terminal-state';
import { terminalToggle } from './chinese/terminal-toggle';
import { callProgress } from './chinese/tools/call-progress';
import { callResult } from './chinese/tools/call-result';
import { callTitle } from './chinese/tools/call-title';
import { elsewhere } from './chinese/tools/elsewhere';
import { match } from './chinese/tools/match';
import { toolName } from './chinese/tools/tool-name';
import { toolsOn } from './chinese/tools/tools-on';
import { treeEdit } from './chinese/tree-edit';
import { trust } from './chinese/trust';
import { trustDialog } from './chinese/trust-dialog';
import { ui } from './chinese/ui';
import { urlQuestion } from './chinese/url-question';

// The Chinese catalogue: the files of `chinese`, as `english` has them. What is missing is said in English.

export const chinese = {
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
