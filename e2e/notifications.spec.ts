import path from 'node:path';
import { expect, test } from './app';
import { writeCall } from './calls';
import { createGate } from './fake-model';
import { card, send } from './window';

// Notifications about a chat while the user looks elsewhere.

type Shown = { readonly title: string; readonly body: string; click(): void };

test('a chat behind another one calls when it waits; a click on the notification shows its card and decides nothing', async ({
  pilotfish,
}) => {
  const { page, model, project } = pilotfish;
  // A test cannot see notifications outside the page, and a browser without windows shows none. So the test records
  // them when the page creates them.
  await page.evaluate(() => {
    const shown: Shown[] = [];
    class Noted extends EventTarget {
      static readonly permission = 'granted';

      constructor(title: string, options: NotificationOptions) {
        super();
        shown.push({ title, body: options.body ?? '', click: () => this.dispatchEvent(new Event('click')) });
      }

      close(): void {}
    }
    Object.assign(window, { Notification: Noted, shown });
  });
  const gate = createGate();
  model.reply({ calls: [writeCall(path.join(project, 'notes.txt'), 'hush\n')], hold: gate });
  await send(page, 'Write my notes.');
  await gate.reached;
  await page.getByRole('button', { name: /^New chat/ }).click();
  await expect(card(page, 'notes.txt')).toHaveCount(0);
  gate.release();
  const shown = () =>
    page.evaluate(() =>
      (window as unknown as { shown: Shown[] }).shown.map(({ title, body }) => ({ title, body })),
    );
  await expect.poll(shown).toEqual([{ title: 'project – Write my notes.', body: 'A question is waiting' }]);
  await page.evaluate(() => (window as unknown as { shown: Shown[] }).shown[0]?.click());
  await expect(card(page, 'notes.txt')).toBeVisible();
});
