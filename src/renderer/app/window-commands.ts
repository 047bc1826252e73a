import { changesCommands } from '../changes/changes-commands';
import { chatCommands } from '../chat/chat-commands';
import { editorCommands } from '../editor/editor-commands';
import { historyCommands } from '../history/history-commands';
import { inboxCommands } from '../inbox/inbox-commands';
import { problemsCommands } from '../problems/problems-commands';
import { treeCommands } from '../project/tree-commands';
import { quickOpenCommands } from '../quick-open/quick-open-commands';
import { settingsCommands } from '../settings/settings-commands';
import { shellCommands } from '../shell/shell-commands';
import type { WindowCommand } from '../state/commands/window-command';
import { questionsCommands } from '../state/questions/questions-commands';
import { regionCommands } from '../state/regions/region-commands';
import { searchCommands } from '../state/search/search-commands';
import { terminalsCommands } from '../terminal/terminals-commands';
import { todoCommands } from '../todos/todo-commands';
import { trustCommands } from '../trust/trust-commands';

// Commands of the window and its panels: their keys work wherever the focus is.

export const windowCommands: readonly WindowCommand[] = [
  ...questionsCommands,
  ...inboxCommands,
  ...shellCommands,
  ...terminalsCommands,
  ...settingsCommands,
  ...historyCommands,
  ...trustCommands,
  ...quickOpenCommands,
  ...searchCommands,
  ...problemsCommands,
  ...editorCommands,
  ...treeCommands,
  ...chatCommands,
  ...changesCommands,
  ...todoCommands,
  ...regionCommands,
];
