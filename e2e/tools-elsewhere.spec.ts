import { chmod, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './app';
import { resultsIn } from './calls';
import { answer, callLine, card, conversation, send } from './window';

// Tools from commands, in the window: from a discovery command, and from a file that names programs.

const run = [
  ['printf', '%s\\n', '{words}'],
  ['sort', '-r'],
];
const parameters = { type: 'object', properties: { words: { type: 'array' } } };
const sorted = JSON.stringify({ name: 'sorted', description: 'Sorts words.', parameters, run });

test.use({
  files: { '.pilotfish/tools/sorted.json': sorted },
});

test('a command file’s tool and a discovered one ask on cards that show what would run, and run', async ({
  pilotfish,
}) => {
  const { page, home, model } = pilotfish;
  const script = path.join(home, 'tools.sh');
  const declared = [{ name: 'weather', description: 'Tells the weather.', parameters: { type: 'object' } }];
  const lines = [
    '#!/bin/sh',
    `[ $# = 0 ] && echo '${JSON.stringify({ function_declarations: declared })}' && exit`,
    `sed 's/.*"town":"\\([^"]*\\)".*/'"$1"' of \\1/'`,
  ];
  await writeFile(script, `${lines.join('\n')}\n`);
  await chmod(script, 0o755);
  const tools = { toolDiscoveryCommand: script, toolCallCommand: script };
  await writeFile(path.join(home, 'settings.json'), JSON.stringify({ tools }));

  await page.getByRole('button', { name: 'Restricted: review', exact: true }).click();
  const trust = page.getByRole('dialog', { name: 'Trust this folder?' });
  await answer(trust, 'Trust this folder');
  await expect(trust).toBeHidden();

  model.reply(
    { calls: [{ name: 'sorted', arguments: { words: ['a', 'c'] } }] },
    { calls: [{ name: 'weather', arguments: { town: 'Ulm' } }] },
    'All done.',
  );
  await send(page, 'Sort, and look outside.');
  await expect(card(page, 'sorted')).toContainText('sort');
  await answer(card(page, 'sorted'), 'Accept');
  await expect(card(page, 'weather')).toContainText('Ulm');
  await answer(card(page, 'weather'), 'Accept');
  await expect(conversation(page).getByText('All done.')).toBeVisible();
  const told = [2, 3].map(async (request) => resultsIn(await model.waitForRequest(request)));
  expect(await Promise.all(told)).toEqual([
    [expect.stringContaining('c\na')],
    [expect.stringContaining('weather of Ulm')],
  ]);
  await callLine(page, 'sorted').click();
  await expect(conversation(page).getByText('c\na')).toBeVisible();
});
