import { expect, test } from './app';
import { conversation } from './window';
import { writeChat } from './write-chat';

// A long chat on disk: the window loads only its newest part, and the rest on the way up.

test.use({ ownProcess: true });

test('it loads its newest part, and reaches its beginning', async ({ pilotfish }) => {
  await writeChat(pilotfish, 'long', 200);
  await pilotfish.restart();
  const { page } = pilotfish;
  await expect(conversation(page).getByText('long ends here.')).toBeVisible();

  // Up to the very first message, page after page.
  await conversation(page).focus();
  await expect
    .poll(
      async () => {
        await page.keyboard.press('Home');
        return await conversation(page).getByText('Message 0 says').isVisible();
      },
      { intervals: [50] },
    )
    .toBe(true);
  await page.getByRole('button', { name: 'Jump to newest' }).click();
  await expect(conversation(page).getByText('long ends here.')).toBeInViewport();
});
