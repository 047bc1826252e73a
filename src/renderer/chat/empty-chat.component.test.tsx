import { demoProviderId } from '@shared/settings';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { newChatId } from '../state/chat-in-front';
import { setDraft } from '../state/ui-state';
import { testProject } from '../testing/open-project';
import { startScriptedMain } from '../testing/scripted-main';
import { show } from '../testing/show';
import { EmptyChat } from './EmptyChat';

// What to try in a chat in which nothing was said yet.

await startScriptedMain({}, testProject());

it('stays where it is when one is chosen, and makes room for the person’s own words', async () => {
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
