import { readdir } from 'node:fs/promises';
import { expect, test } from './app';
import { resultsIn, shellCall } from './calls';
import { answer, card, often, send } from './window';

// A normal quit in the middle of the work, and its notice at the next start.

test.use({ ownProcess: true });

test('a command that ran when the application was closed is not said to be stopped by the user', {
  tag: '@electron',
}, async ({ pilotfish }) => {
  const { model } = pilotfish;
  model.reply({ calls: [shellCall('touch begun; sleep 600'), shellCall('echo never')] }, 'I see.');
  await send(pilotfish.page, 'Run it.');
  await answer(card(pilotfish.page, 'touch begun'), 'Accept');
  await expect.poll(() => readdir(pilotfish.project), { intervals: often }).toContain('begun');
  await pilotfish.restart();
  await pilotfish.page.getByRole('button', { name: 'Continue' }).click();
  const results = resultsIn(await model.waitForRequest(2));
  expect(results).toEqual([
    expect.stringMatching(
      /^Stopped by the end of the application after .*\nCommand was ended because .*\nCommand: /,
    ),
    'Not executed: the application was closed. This was not a decision by the user.',
  ]);
  expect(results.join('')).not.toMatch(/(Stopped|cancelled) by (the )?user/);
});
