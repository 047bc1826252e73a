import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { resultsIn } from './calls';
import type { FakeCall } from './fake-model';
import { expect, test } from './headless';

// `pilotfish run` with errors in the user's files: it reports each error, and uses everything else.

test('settings, groups, tools, servers, sub-agents and memory that are wrong are named, and the run does without', async ({
  cli,
}) => {
  const { home, model } = cli;
  const put = async (name: string, text: string) => {
    await mkdir(path.join(home, path.dirname(name)), { recursive: true });
    await writeFile(path.join(home, name), text);
  };
  await put(
    'settings.json',
    '{ "thme": "dark", "toolGroups": { "mine": { "tools": ["glob", "gone"] } }, "mcpServers": { "docs": { "command": "no-such-server" } }, "memory": { "fileNames": "AGENTS.md" } }',
  );
  await put('tools/broken.json', '{ "name": ');
  await put('tools/taken.json', '{ "name": "glob", "description": "Mine.", "run": [["cat"]] }');
  await put('agents/a.md', '---\nname: reviewer\ndescription: One.\n---\nYou review.\n');
  await put('agents/b.md', '---\nname: reviewer\ndescription: Two.\n---\nYou review.\n');
  await mkdir(path.join(home, 'AGENTS.md'));
  const task: FakeCall = {
    name: 'task',
    arguments: { description: 'look', prompt: 'Look.', subagent_type: 'reviewer' },
  };
  model.reply({ calls: [task, { name: 'glob', arguments: { pattern: '*' } }] }, 'Looked.', 'Done.');
  const { code, stdout, stderr } = await cli.run(['--prompt', 'Use @{mine} and @{none}.']);
  expect([code, stdout]).toEqual([0, 'Done.\n']);
  expect(resultsIn(model.requests.at(-1))).toEqual(['Looked.', expect.stringMatching(/^No files found/)]);
  const told = stderr.split('\n');
  expect(told).toEqual(
    expect.arrayContaining([
      'settings.json: memory.fileNames: it must be a list. The setting is ignored.',
      'settings.json: thme: this setting does not exist. Did you mean theme?',
      'Unknown tool or group “none”.',
      'The group “mine” contains an unavailable tool: gone. The chat continues.',
      'The tools of the server “docs” are unavailable. Command not found.',
      `Pilotfish ignores ${path.join(home, 'tools/broken.json')}: it must be a JSON object with name, description and run.`,
      `Pilotfish ignores ${path.join(home, 'tools/taken.json')}: another tool has the name “glob”.`,
      'Sub-agent b.md: Not used: a.md has the same name, “reviewer”, and takes precedence.',
      `A memory file could not be read, so the model does not get it. Path is a directory, not a file: ${path.join(home, 'AGENTS.md')}`,
    ]),
  );
  expect(new Set(told).size, 'lines that are told twice').toBe(told.length);
});
