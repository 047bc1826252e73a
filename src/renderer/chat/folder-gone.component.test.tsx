import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ProjectTree } from '../project/ProjectTree';
import { testProject } from '../testing/open-project';
import { startScriptedMain } from '../testing/scripted-main';
import { show } from '../testing/show';
import { EmptyChat } from './EmptyChat';

// The project's folder was moved or deleted.

await startScriptedMain({}, { ...testProject(), state: 'gone' });

it('a chat about a folder that is gone offers nothing to ask of it', async () => {
  show(<EmptyChat chatId={null} providerId="anthropic" />);
  await expect.element(page.getByText('Open a folder to begin')).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
});

it('the folder that is gone is named, and is not what would be opened', async () => {
  show(<ProjectTree />);
  await expect.element(page.getByText(/^\/project was moved/)).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Folder on this machine' })).toHaveValue('');
});
