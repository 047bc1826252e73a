import { demoProviderId } from '@shared/settings/settings';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { newChatId } from '../state/chat-in-front';
import { useListings } from '../state/folder-listings';
import { setDraft } from '../state/ui-state';
import { testProject } from '../testing/open-project';
import { startScriptedMain } from '../testing/scripted-main';
import { show } from '../testing/show';
import { EmptyChat } from './EmptyChat';

// Prompts to try in a chat without messages.

await startScriptedMain({}, testProject());

beforeEach(() => {
  setDraft(newChatId, '');
  useListings.setState({ listings: {} });
});

it('stays where it is when one is chosen, and makes room for the user’s own words', async () => {
  show(<EmptyChat chatId={null} providerId={demoProviderId} />);
  const offered = () => page.getByRole('button').elements().length;
  await expect.poll(offered).toBeGreaterThan(3);
  const all = offered();
  await page.getByRole('button').nth(1).click();
  await page.getByRole('button').nth(2).click();
  expect(offered()).toBe(all);
  setDraft(newChatId, 'My own words');
  await expect.poll(offered).toBe(1);
});

it('asks nothing about files where there are none yet, but how to begin', async () => {
  useListings.setState({ listings: { '': { kind: 'loaded', entries: [] } } });
  show(<EmptyChat chatId={null} providerId="anthropic" />);
  await expect
    .poll(() =>
      page
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['Ask me about the goal of this project, and propose its first file.']);
});

it('has the demo model show there what needs no file', async () => {
  useListings.setState({ listings: { '': { kind: 'loaded', entries: [] } } });
  show(<EmptyChat chatId={null} providerId={demoProviderId} />);
  await expect.element(page.getByRole('button', { name: 'Show me memory' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Show me sub-agents' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /README/ })).not.toBeInTheDocument();
});

it('offers nothing of a folder that cannot be listed', async () => {
  useListings.setState({ listings: { '': { kind: 'failed', message: 'It was moved.' } } });
  show(<EmptyChat chatId={null} providerId="anthropic" />);
  await expect.element(page.getByText(/^Ask about project/)).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
});
