import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { resultsIn } from './calls';
import { expect, test } from './headless';

// `pilotfish run` remembers where it is told to, and where a rule lets it.

test('a fact is remembered by a rule, and only where the model says where', async ({ cli }) => {
  const rule = { effect: 'allow', tool: 'save_memory', match: 'global:AGENTS.md' };
  await writeFile(path.join(cli.home, 'rules.json'), JSON.stringify({ everywhere: [rule] }));
  const call = (scope?: string) => ({ name: 'save_memory', arguments: { fact: 'be brief', scope } });
  cli.model.reply({ calls: [call(), call('global'), call('project')] }, 'Done.');
  const { code } = await cli.run();
  expect(code).toBe(0);
  expect(resultsIn(cli.model.requests.at(-1))).toEqual([
    '{"success":false,"error":"Please specify where to save this memory"}',
    '{"success":true,"message":"Okay, I\'ve remembered that in global memory: \\"be brief\\""}',
    expect.stringMatching(/^Not executed: /),
  ]);
  expect(await readFile(path.join(cli.home, 'AGENTS.md'), 'utf8')).toBe('## Added Memories\n- be brief\n');
});
