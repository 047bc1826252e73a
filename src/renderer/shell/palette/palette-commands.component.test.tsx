import { emptyAppState } from '@shared/app-state';
import { emptyChat } from '@shared/chat/chat';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chatCommands } from '../../chat/chat-commands';
import { settingsCommands } from '../../settings/settings-commands';
import { offerCommands } from '../../state/commands/offered-commands';
import { togglePalette, usePalette } from '../../state/commands/palette';
import { useProviderCheck } from '../../state/provider-check';
import { useUiState } from '../../state/ui-state';
import { testProject } from '../../testing/open-project';
import { startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { shellCommands } from '../shell-commands';
import { PaletteWhenOpen } from './PaletteWhenOpen';

// Commands that users look for by name rather than by key.

const summary = { title: '', createdAt: 1, updatedAt: 1, turn: 'idle', waiting: [], locked: false } as const;
const main = await startScriptedMain({}, testProject([{ ...summary, id: 'chat' }]));

beforeEach(async () => {
  usePalette.setState({ isOpen: false, recent: [] });
  useUiState.setState({ chatId: 'chat', page: 'work' });
  main.play({
    chat: { export: () => ({ name: 'chat.md', mimeType: 'text/markdown', text: '# Chat' }) },
    settings: { set: () => undefined },
    window: { saveFile: () => undefined },
  });
  await main.showChat(emptyChat('chat'));
  onTestFinished(offerCommands([...chatCommands, ...settingsCommands, ...shellCommands]));
  show(<PaletteWhenOpen />);
});

const chosen = () =>
  page
    .getByRole('option')
    .elements()
    .find(({ ariaSelected }) => ariaSelected === 'true')?.textContent;

const run = async (typed: string, title: string) => {
  togglePalette();
  await expect.element(page.getByRole('option').first()).toBeVisible();
  await userEvent.keyboard(typed);
  await expect.poll(chosen).toContain(title);
  await userEvent.keyboard('{Enter}');
};

it('export the chat in front', async () => {
  await run('export chat', 'Export this chat as Markdown');
  await expect.poll(() => main.called('window.saveFile')).toEqual([{ name: 'chat.md', text: '# Chat' }]);
  expect(main.called('chat.export')).toEqual([{ chatId: 'chat', format: 'markdown' }]);
});

it('switch to the next theme', async () => {
  expect(emptyAppState.settings.theme).toBe('system');
  await run('theme', 'Next theme');
  await expect.poll(() => main.called('settings.set')).toEqual([{ key: 'theme', value: 'light' }]);
});

it.each([
  ['rule', 'rules'],
  ['permission', 'rules'],
  ['language', 'appearance'],
  ['provider', 'models'],
] as const)('open the page of the settings about “%s”', async (typed, section) => {
  await run(typed, 'Settings: ');
  await expect
    .poll(() => useUiState.getState())
    .toMatchObject({ page: 'settings', settingsSection: section });
});

it('choose the model of the chat in front', async () => {
  await run('choose model', 'Choose model…');
  await expect.poll(() => useProviderCheck.getState().choosesModel).toBe(true);
});
