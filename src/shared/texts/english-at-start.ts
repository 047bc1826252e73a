import { changes } from './english/chat/changes';
import { chatList } from './english/chat/chat-list';
import { chatPanel } from './english/chat/chat-panel';
import { composer } from './english/chat/composer';
import { queue } from './english/chat/queue';
import { slash } from './english/chat/slash';
import { todoPanel } from './english/chat/todo-panel';
import { turnStatus } from './english/chat/turn-status';
import { endpointCheck } from './english/endpoint-check';
import { errors } from './english/errors';
import { attachments } from './english/failures/attachments';
import { commandRun } from './english/failures/command-run';
import { jsonFaults } from './english/failures/json-fault';
import { projectFiles } from './english/failures/project-files';
import { ruleFiles } from './english/failures/rule-files';
import { sandbox } from './english/failures/sandbox';
import { textSearch } from './english/failures/text-search';
import { wrongValue } from './english/failures/wrong-value';
import { hooks } from './english/hooks';
import { keybindings } from './english/keybindings';
import { languageServers } from './english/language-servers';
import { form } from './english/mcp/form';
import { offers } from './english/mcp/offers';
import { signIn } from './english/mcp/sign-in';
import { memory } from './english/memory';
import { modeNames } from './english/mode';
import { model } from './english/model';
import { notices } from './english/notices';
import { projectPanel } from './english/project-panel';
import { quickOpen } from './english/quick-open';
import { repository } from './english/reasons/repository';
import { servers } from './english/servers';
import { budget } from './english/shell/budget';
import { commands, menuCommands, shortCommands } from './english/shell/commands';
import { keyNames } from './english/shell/key-names';
import { keySequence } from './english/shell/key-sequence';
import { modePicker } from './english/shell/mode-picker';
import { modelPicker } from './english/shell/model-picker';
import { notification } from './english/shell/notification';
import { palette } from './english/shell/palette';
import { shell } from './english/shell/shell';
import { toggles } from './english/shell/toggles';
import { updates } from './english/shell/updates';
import { windowTexts } from './english/shell/window';
import { skills } from './english/skills';
import { subAgents } from './english/sub-agents';
import { terminalToggle } from './english/terminal-toggle';
import { elsewhere } from './english/tools/elsewhere';
import { toolName } from './english/tools/tool-name';
import { toolsOn } from './english/tools/tools-on';
import { trust } from './english/trust';
import { ui } from './english/ui';

// The part of the English catalogue that a window has from its start. It contains the texts before a panel opens, and
// all texts that the main process may send. For a page, `#texts` resolves to this part; for all others, to the whole
// catalogue.

export const english = {
  ...attachments,
  ...budget,
  ...changes,
  ...chatList,
  ...chatPanel,
  ...commandRun,
  ...jsonFaults,
  ...commands,
  ...composer,
  ...elsewhere,
  ...endpointCheck,
  ...errors,
  ...form,
  ...hooks,
  ...keybindings,
  ...keyNames,
  ...keySequence,
  ...languageServers,
  ...memory,
  ...menuCommands,
  ...model,
  ...modelPicker,
  ...modeNames,
  ...modePicker,
  ...notices,
  ...updates,
  ...wrongValue,
  ...notification,
  ...offers,
  ...palette,
  ...projectFiles,
  ...projectPanel,
  ...queue,
  ...quickOpen,
  ...repository,
  ...ruleFiles,
  ...sandbox,
  ...servers,
  ...shell,
  ...shortCommands,
  ...signIn,
  ...slash,
  ...skills,
  ...subAgents,
  ...textSearch,
  ...terminalToggle,
  ...todoPanel,
  ...toolName,
  ...toolsOn,
  ...toggles,
  ...trust,
  ...turnStatus,
  ...ui,
  ...windowTexts,
};
