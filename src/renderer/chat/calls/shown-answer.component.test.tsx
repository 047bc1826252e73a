import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { ShownAnswer } from './ShownAnswer';

await startScriptedMain();

it('shows the question that was answered as it was shown when it was asked', async () => {
  const answer = { question: 'Which **database**?', choices: ['SQLite'], text: '' };
  show(<ShownAnswer chatId="chat" display={{ kind: 'answer', ...answer }} />);
  await expect.element(page.getByText('database', { exact: true })).toBeVisible();
  await expect.element(page.getByText('**')).not.toBeInTheDocument();
});
