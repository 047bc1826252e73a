import { emptyAppState } from '@shared/app-state';
import type { SettingRow } from '@shared/settings/setting-row';
import { defaultSettings } from '@shared/settings/settings';
import { say, textOf } from '@shared/texts/text';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { titleOf } from '../state/commands/command-titles';
import { windowState } from '../state/commands/window-command';
import { useServerState } from '../state/server-state';
import { showSettings } from '../state/ui-state';
import { type ScriptedMain, startScriptedMain } from '../testing/scripted-main';
import { show } from '../testing/show';
import { SettingsPage } from './SettingsPage';
import { settingsCommands } from './settings-commands';

// Settings in rows, and the search over all pages.

const rows: readonly SettingRow[] = [
  {
    key: 'theme',
    control: { kind: 'choice', choices: ['system', 'light', 'dark'] },
    fallback: 'system',
    fault: textOf('settings.not-used', { key: 'theme', problem: 'no such theme' }),
  },
  {
    key: 'language',
    control: { kind: 'choice', choices: ['system', 'en', 'zh-Hans', 'de', 'fr'] },
    fallback: 'system',
    fault: null,
  },
  { key: 'diff.wrap', control: { kind: 'switch' }, fallback: false, fault: null },
  {
    key: 'summarizeToolOutput.run_shell_command.tokenBudget',
    control: { kind: 'number', whole: true, least: 1, most: null },
    fault: null,
  },
  { key: 'commands.environment', control: { kind: 'pairs' }, fallback: {}, fault: null },
  { key: 'made.later', control: { kind: 'switch' }, fallback: true, fault: null },
];

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain({
    settings: { ...defaultSettings, diff: { ...defaultSettings.diff, wrap: true } },
  });
});
beforeEach(() => main.play({ settings: { rows: () => rows, set: () => {} } }));

const set = () => main.called('settings.set');
const searchField = () => page.getByRole('combobox', { name: 'Search all settings' });

it('sets what is chosen, switched and typed, and takes it back', async () => {
  showSettings('appearance');
  show(<SettingsPage />);
  await page.getByRole('radio', { name: 'Dark' }).click();
  await page.getByRole('switch', { name: 'Word wrap for code' }).click();
  await page.getByRole('button', { name: 'Reset “Word wrap for code”' }).click();
  await page.getByRole('navigation').getByRole('button', { name: 'Behaviour and data' }).click();
  const environment = page.getByRole('textbox', { name: 'Environment variables for commands' });
  await environment.fill('no pair');
  await expect.element(page.getByRole('alert')).toHaveTextContent('“no pair” must have the form NAME=value.');
  await environment.fill('CI=1\nNAME = a=b');
  await page.getByRole('button', { name: 'Save “Environment variables for commands”' }).click();
  await expect
    .poll(set)
    .toEqual([
      { key: 'theme', value: 'dark' },
      { key: 'diff.wrap', value: false },
      { key: 'diff.wrap' },
      { key: 'commands.environment', value: { CI: '1', NAME: 'a=b' } },
    ]);
});

it('saves what was typed when the user goes on to something else, unless it is wrong', async () => {
  main.play({ settings: { rows: () => rows, set: () => {} } });
  const before = set().length;
  showSettings('behaviour');
  show(<SettingsPage />);
  const environment = page.getByRole('textbox', { name: 'Environment variables for commands' });
  await environment.fill('no pair');
  await searchField().click();
  await environment.fill('CI=2');
  await page.getByRole('navigation').getByRole('button', { name: 'Appearance' }).click();
  await expect.poll(() => set().slice(before)).toEqual([{ key: 'commands.environment', value: { CI: '2' } }]);
});

it('keeps what is typed, and the focus, while the last value is still being saved', async () => {
  showSettings('behaviour');
  show(<SettingsPage />);
  const environment = page.getByRole('textbox', { name: 'Environment variables for commands' });
  await environment.fill('CI=3');
  await page.getByRole('button', { name: 'Save “Environment variables for commands”' }).click();
  await expect.poll(() => set().length).toBe(1);
  await environment.fill('CI=3\nB=4');
  const commands = { ...defaultSettings.commands, environment: { CI: '3' } };
  main.emit('app', {
    type: 'settings-changed',
    settings: { ...defaultSettings, commands },
    providers: [],
    activeProvider: null,
    searchKey: emptyAppState.searchKey,
  });
  await expect.poll(() => useServerState.getState().app?.settings.commands.environment).toEqual({ CI: '3' });
  await expect.element(environment).toHaveValue('CI=3\nB=4');
  await expect.element(environment).toHaveFocus();
});

it('says at its row what the file has there in vain, and what it may be', async () => {
  showSettings('appearance');
  show(<SettingsPage />);
  await expect
    .element(
      page.getByText(
        /no such theme\. The setting is ignored\. The value must be one of these: system, light, dark\./,
      ),
    )
    .toBeVisible();
});

it('shows a key of a newer version under its own name', async () => {
  showSettings('behaviour');
  show(<SettingsPage />);
  await expect.element(page.getByRole('switch', { name: 'made.later' })).toBeVisible();
});

it('finds rows of all pages by name and by key, and goes to the one that Enter chooses', async () => {
  showSettings('models');
  show(<SettingsPage />);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Settings' })).toHaveFocus();
  await userEvent.keyboard('/');
  await expect.element(searchField()).toHaveFocus();
  await userEvent.keyboard('tokenBudget');
  await expect.element(page.getByRole('option', { name: /Summary threshold/ })).toBeVisible();
  await expect.element(page.getByRole('group', { name: 'Behaviour' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  const field = page.getByRole('textbox', { name: /^Summary threshold.*tokens/ });
  await expect.element(field).toHaveFocus();
  expect(field.element().closest('[data-found]')).not.toBeNull();

  await searchField().fill('hosts');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { level: 3, name: 'Web' })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Host' })).toHaveFocus();
});

it('names the languages in the search as they are chosen, each in itself', async () => {
  showSettings('models');
  show(<SettingsPage />);
  await searchField().fill('简体');
  const option = page.getByRole('option', { name: /^Language/ });
  const choices = 'Use system setting · English · 简体中文 · Deutsch · Français';
  const about = `${say(textOf('settings-page.language-hint'))} ${choices}`;
  await expect.element(option.getByText(about)).toBeVisible();
});

it('says that nothing was found, and Esc brings the page back', async () => {
  showSettings('appearance');
  show(<SettingsPage />);
  await searchField().fill('nothing at all');
  await expect.element(page.getByRole('status')).toHaveTextContent('0 settings found');
  await expect.element(page.getByText('No settings match “nothing at all”')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('heading', { level: 2, name: 'Appearance' })).toBeVisible();
  await expect.element(searchField()).toHaveValue('');
});

it('who asks for the keyboard shortcuts can type at once what they look for', async () => {
  settingsCommands.find(({ id }) => id === 'keys.show')?.run(windowState());
  show(<SettingsPage />);
  const found = page.getByRole('textbox', { name: 'Search by name or keys' });
  await expect.element(found).toHaveFocus();
  await userEvent.keyboard('mode');
  await expect.element(found).toHaveValue('mode');
});

it('the command for the memory goes to its section, below others of the page', async () => {
  settingsCommands.find(({ id }) => id === 'memory.show')?.run(windowState());
  show(<SettingsPage />);
  await expect.element(page.getByRole('heading', { level: 3, name: 'Memory' })).toHaveFocus();
  await expect.element(page.getByRole('heading', { level: 3, name: 'Skills' })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Agents and memory' })).toBeVisible();
  const link = page.getByRole('navigation').getByRole('button', { name: 'Agents and memory' });
  await expect.element(link).toHaveAttribute('aria-current', 'page');
});

it('every page is found by its title in the palette, and opened from there', async () => {
  showSettings('data');
  show(<SettingsPage />);
  const links = page.getByRole('navigation', { name: 'Settings' }).getByRole('button');
  await expect.element(links.first()).toBeVisible();
  for (const { textContent: title } of links.elements()) {
    const command = settingsCommands.find(({ id }) => titleOf(id).includes(title ?? ''));
    command?.run(windowState());
    await expect.element(links.getByText(title ?? '')).toHaveAttribute('aria-current', 'page');
  }
});

it('a click on the page in front leads to its top', async () => {
  showSettings('behaviour');
  show(
    <div style={{ display: 'flex', height: 200 }}>
      <SettingsPage />
    </div>,
  );
  const main = page.getByRole('main', { name: 'Behaviour and data' });
  await expect
    .element(page.getByRole('textbox', { name: 'Environment variables for commands' }))
    .toBeInTheDocument();
  main.element().scrollTo({ top: 100 });
  expect(main.element().scrollTop).toBe(100);
  await page.getByRole('navigation').getByRole('button', { name: 'Behaviour and data' }).click();
  await expect.poll(() => main.element().scrollTop).toBe(0);
});
