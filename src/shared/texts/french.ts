import { approvalAnswers } from './french/approval-answers';
import { approvalCard } from './french/approval-card';
import { askedCards } from './french/asked-cards';
import { agentCard } from './french/chat/agent-card';
import { attached } from './french/chat/attached';
import { branching } from './french/chat/branching';
import { callCard } from './french/chat/call-card';
import { callRun } from './french/chat/call-run';
import { changes } from './french/chat/changes';
import { chatExport } from './french/chat/chat-export';
import { chatList } from './french/chat/chat-list';
import { chatListActions } from './french/chat/chat-list-actions';
import { chatPanel } from './french/chat/chat-panel';
import { composer } from './french/chat/composer';
import { find } from './french/chat/find';
import { history } from './french/chat/history';
import { markdown } from './french/chat/markdown';
import { named } from './french/chat/named';
import { queue } from './french/chat/queue';
import { remoteResult } from './french/chat/remote-result';
import { slash } from './french/chat/slash';
import { todoPanel } from './french/chat/todo-panel';
import { turnStatus } from './french/chat/turn-status';
import { undo } from './french/chat/undo';
import { webResult } from './french/chat/web-result';
import { changesReview } from './french/editor/changes-review';
import { editorArea } from './french/editor/editor-area';
import { hunks } from './french/editor/hunks';
import { pdf } from './french/editor/pdf';
import { review } from './french/editor/review';
import { saving } from './french/editor/saving';
import { smallDiff } from './french/editor/small-diff';
import { endpointCheck } from './french/endpoint-check';
import { errors } from './french/errors';
import { attachments } from './french/failures/attachments';
import { commandRun } from './french/failures/command-run';
import { jsonFaults } from './french/failures/json-fault';
import { projectEntries } from './french/failures/project-entries';
import { projectFiles } from './french/failures/project-files';
import { ruleFiles } from './french/failures/rule-files';
import { sandbox } from './french/failures/sandbox';
import { textSearch } from './french/failures/text-search';
import { wrongValue } from './french/failures/wrong-value';
import { keptEdit } from './french/kept-edit';
import { keybindings } from './french/keybindings';
import { form } from './french/mcp/form';
import { offers } from './french/mcp/offers';
import { sandboxPlaces } from './french/mcp/sandbox-places';
import { signIn } from './french/mcp/sign-in';
import { signInDialog } from './french/mcp/sign-in-dialog';
import { memory } from './french/memory';
import { memoryCard } from './french/memory-card';
import { modeNames } from './french/mode';
import { model } from './french/model';
import { notices } from './french/notices';
import { projectPanel } from './french/project-panel';
import { quickOpen } from './french/quick-open';
import { asks } from './french/reasons/asks';
import { check } from './french/reasons/check';
import { danger } from './french/reasons/danger';
import { notUnderstood } from './french/reasons/not-understood';
import { reads } from './french/reasons/reads';
import { refused } from './french/reasons/refused';
import { repository } from './french/reasons/repository';
import { target } from './french/reasons/target';
import { remoteQuestion } from './french/remote-question';
import { replaceReview } from './french/search/replace-review';
import { searchPanel } from './french/search/search-panel';
import { servers } from './french/servers';
import { agentsPage } from './french/settings/agents-page';
import { desktopRows } from './french/settings/desktop-rows';
import { endpoint } from './french/settings/endpoint';
import { firstRun } from './french/settings/first-run';
import { keysPage } from './french/settings/keys-page';
import { memoryPage } from './french/settings/memory-page';
import { rulesPage } from './french/settings/rules-page';
import { serversPage } from './french/settings/servers-page';
import { settingRows } from './french/settings/setting-rows';
import { settingsPage } from './french/settings/settings-page';
import { settingsSearch } from './french/settings/settings-search';
import { toolPicker } from './french/settings/tool-picker';
import { toolsPage } from './french/settings/tools-page';
import { webSettings } from './french/settings/web-page';
import { autoDialog } from './french/shell/auto-dialog';
import { commands, menuCommands, shortCommands } from './french/shell/commands';
import { inbox } from './french/shell/inbox';
import { keyNames } from './french/shell/key-names';
import { keySequence } from './french/shell/key-sequence';
import { modePicker } from './french/shell/mode-picker';
import { modelPicker } from './french/shell/model-picker';
import { notification } from './french/shell/notification';
import { palette } from './french/shell/palette';
import { quickAsk } from './french/shell/quick-ask';
import { shell } from './french/shell/shell';
import { statusBar } from './french/shell/status-bar';
import { toggles } from './french/shell/toggles';
import { updates } from './french/shell/updates';
import { windowTexts } from './french/shell/window';
import { cli } from './french/shells/cli';
import { desktop } from './french/shells/desktop';
import { ending } from './french/shells/ending';
import { menu } from './french/shells/menu';
import { pageTrouble } from './french/shells/page-trouble';
import { server } from './french/shells/server';
import { subAgents } from './french/sub-agents';
import { terminalPanel } from './french/terminal-panel';
import { terminalState } from './french/terminal-state';
import { terminalToggle } from './french/terminal-toggle';
import { callProgress } from './french/tools/call-progress';
import { callResult } from './french/tools/call-result';
import { callTitle } from './french/tools/call-title';
import { elsewhere } from './french/tools/elsewhere';
import { match } from './french/tools/match';
import { toolName } from './french/tools/tool-name';
import { toolsOn } from './french/tools/tools-on';
import { treeEdit } from './french/tree-edit';
import { trust } from './french/trust';
import { trustDialog } from './french/trust-dialog';
import { ui } from './french/ui';
import { urlQuestion } from './french/url-question';

// The French catalogue: the files of `french`, as `english` has them. What is missing is said in English.

export const french = {
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
