import { chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { resultsIn } from './calls';
import { expect, test } from './headless';

// `pilotfish run` with tools from elsewhere: a discovery command and a command file.

test('a tool of the discovery command is offered in a trusted folder, and asks: nobody is there', async ({
  cli,
}) => {
  const { folder, home, model } = cli;
  const script = path.join(home, 'discover.mjs');
  const declared = [
    { name: 'weather', description: 'Tells.', parameters: { type: 'object', properties: {} } },
  ];
  const prints = `console.log(${JSON.stringify(JSON.stringify({ function_declarations: declared }))})`;
  await writeFile(script, `#!${process.execPath}\n${prints}\n`);
  await chmod(script, 0o755);
  const tools = { toolDiscoveryCommand: script, toolCallCommand: script };
  await writeFile(path.join(home, 'settings.json'), JSON.stringify({ tools }));
  model.reply({ calls: [{ name: 'weather', arguments: {} }] }, 'I may not.');
  const restricted = await cli.run(['--mode', 'auto']);
  expect(model.requests[0]?.tools).not.toContain('weather');
  expect(restricted.code).toBe(0);

  await writeFile(path.join(home, 'trust.json'), JSON.stringify({ folders: [folder] }));
  model.reply({ calls: [{ name: 'weather', arguments: {} }] }, 'I may not.');
  await cli.run(['--mode', 'auto']);
  const [asked, told] = model.requests.slice(-2);
  expect(asked?.tools).toContain('weather');
  expect(told && resultsIn(told)).toEqual([
    'Not executed: tools of the discovery command ask every time. Nobody is there to approve it.',
  ]);
});

test('a command file of the person’s runs in Auto, without a shell, and its output is the result', async ({
  cli,
}) => {
  const { home, model } = cli;
  const run = [
    [process.execPath, '-p', 'process.argv.slice(1).join("\\n")', '{words}'],
    ['sort', '-r'],
  ];
  const parameters = { type: 'object', properties: { words: { type: 'array' } } };
  await mkdir(path.join(home, 'tools'));
  const file = path.join(home, 'tools', 'sorted.json');
  await writeFile(file, JSON.stringify({ name: 'sorted', description: 'Sorts.', parameters, run }));
  model.reply({ calls: [{ name: 'sorted', arguments: { words: ['a', '$(b)', 'c'] } }] }, 'Sorted.');
  const { code, stdout } = await cli.run(['--mode', 'auto']);
  expect([code, stdout]).toEqual([0, 'Sorted.\n']);
  const told = model.requests.at(-1);
  expect(told && resultsIn(told)).toEqual([
    expect.stringMatching(/^c\na\n\$\(b\)\n$|^c\n\$\(b\)\na\n$|^\$\(b\)/),
  ]);
});
