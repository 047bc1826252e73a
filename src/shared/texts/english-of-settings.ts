import { signInDialog } from './english/mcp/sign-in-dialog';
import { check } from './english/reasons/check';
import { agentsPage } from './english/settings/agents-page';
import { connection } from './english/settings/connection';
import { desktopRows } from './english/settings/desktop-rows';
import { endpoint } from './english/settings/endpoint';
import { firstRun } from './english/settings/first-run';
import { keysPage } from './english/settings/keys-page';
import { learned } from './english/settings/learned';
import { memoryPage } from './english/settings/memory-page';
import { rulesPage } from './english/settings/rules-page';
import { serversPage } from './english/settings/servers-page';
import { settingRows } from './english/settings/setting-rows';
import { settingsPage } from './english/settings/settings-page';
import { settingsSearch } from './english/settings/settings-search';
import { skillsPage } from './english/settings/skills-page';
import { toolPicker } from './english/settings/tool-picker';
import { toolsPage } from './english/settings/tools-page';
import { webSettings } from './english/settings/web-page';

// The part of the English catalogue that only the settings use. It is loaded with their pages.

export const englishOfSettings = {
  ...agentsPage,
  ...check,
  ...connection,
  ...endpoint,
  ...firstRun,
  ...keysPage,
  ...learned,
  ...memoryPage,
  ...rulesPage,
  ...serversPage,
  ...settingRows,
  ...desktopRows,
  ...settingsPage,
  ...settingsSearch,
  ...signInDialog,
  ...skillsPage,
  ...toolPicker,
  ...toolsPage,
  ...webSettings,
};
