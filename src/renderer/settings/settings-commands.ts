import type { DataFileName } from '@shared/data-files/data-file';
import {
  Bot,
  FilePen,
  Gavel,
  Keyboard,
  type LucideIcon,
  NotebookPen,
  Palette,
  Plug,
  Search,
  SlidersHorizontal,
  Wrench,
  X,
} from 'lucide-react';
import type { WindowCommand } from '../state/commands/window-command';
import { openDataFile } from '../state/files/open-data-file';
import { type SettingsSection, showPage, showSettings } from '../state/ui-state';
import { goToSetting, searchGoal, sectionGoal } from './parts/goal';
import { focusSearch, settingsPageAttribute } from './parts/page-places';

// Commands of the window while the settings are open.

const closeSettings: WindowCommand = {
  id: 'settings.close',
  icon: X,
  when: ({ ui }) => ui.page === 'settings',
  run: () => showPage('work'),
  leaves: (target) => target !== document.body && target.closest(`[${settingsPageAttribute}]`) === null,
};

const searchSettings: WindowCommand = {
  id: 'settings.search',
  icon: Search,
  phase: 'capture',
  when: ({ ui }) => ui.page === 'settings',
  run: focusSearch,
  leaves: closeSettings.leaves,
};

const openSettingsFile = opening('settings.openFile', 'settings.json');
const openKeysFile = opening('keys.openFile', 'keybindings.json');

/** Opens the file in a tab, which needs an open project. */
function opening(id: WindowCommand['id'], name: DataFileName): WindowCommand {
  return {
    id,
    icon: FilePen,
    when: ({ server }) => server.project?.state === 'open',
    run: () => openDataFile(name),
  };
}

const showMemory: WindowCommand = {
  id: 'memory.show',
  icon: NotebookPen,
  when: () => true,
  run: () => goToSetting('memory', sectionGoal('memory')),
};

const showTools: WindowCommand = {
  id: 'tools.show',
  icon: Wrench,
  when: () => true,
  run: () => showSettings('tools'),
};

const showKeys: WindowCommand = {
  id: 'keys.show',
  icon: Keyboard,
  when: () => true,
  run: () => goToSetting('keys', searchGoal),
};

// The pages without a command of their own above.

const showModels = showing('settings.models', { icon: Plug, section: 'models' });
const showAgents = showing('settings.agents', { icon: Bot, section: 'agents' });
const showRules = showing('settings.rules', { icon: Gavel, section: 'rules' });
const showAppearance = showing('settings.appearance', { icon: Palette, section: 'appearance' });
const showBehaviour = showing('settings.behaviour', { icon: SlidersHorizontal, section: 'behaviour' });

type Shown = { readonly icon: LucideIcon; readonly section: SettingsSection };

function showing(id: WindowCommand['id'], { icon, section }: Shown): WindowCommand {
  return { id, icon, when: () => true, run: () => goToSetting(section, sectionGoal(section)) };
}

export const settingsCommands: readonly WindowCommand[] = [
  closeSettings,
  searchSettings,
  openSettingsFile,
  openKeysFile,
  showMemory,
  showTools,
  showKeys,
  showModels,
  showAgents,
  showRules,
  showAppearance,
  showBehaviour,
];
