import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { editCall, readCall, resultsIn, shellCall, writeCall } from './calls';
import type { FakeCall } from './fake-model';
import { expect, test } from './headless';

// `pilotfish run` with each tool for files and with sub-agents: the exact results for the model.

test('every tool for files says what it did in its own words', async ({ cli }) => {
  const { folder, model } = cli;
  const at = (name: string) => path.join(folder, name);
  await mkdir(at('src'));
  await writeFile(at('README.md'), '# Heron\n');
  await writeFile(at('src/count.ts'), 'export const count = 1;\n');
  const calls: FakeCall[] = [
    { name: 'list_directory', arguments: { path: '.' } },
    readCall(at('README.md')),
    { name: 'read_many_files', arguments: { paths: ['src'] } },
    { name: 'glob', arguments: { pattern: 'src/*.ts' } },
    { name: 'search_file_content', arguments: { pattern: 'count', include: '*.ts' } },
    editCall(at('README.md'), 'Heron', 'Egret'),
    writeCall(at('docs/new.md'), 'new\n'),
    { name: 'delete_file', arguments: { file_path: at('README.md') } },
    shellCall('cat docs/new.md'),
    { name: 'todo_write', arguments: { todos: [{ id: '1', content: 'Look', status: 'pending' }] } },
  ];
  model.reply({ calls }, 'Done.');
  const { code, stdout } = await cli.run(['--mode', 'accept-edits']);
  expect([code, stdout]).toEqual([0, 'Done.\n']);
  expect(resultsIn(model.requests.at(-1))).toEqual([
    `Directory listing for ${folder}:\n[DIR] src\nREADME.md`,
    '# Heron\n',
    `--- ${at('src/count.ts')} ---\nexport const count = 1;\n\n--- End of content ---`,
    `Found 1 file(s) matching "src/*.ts" within ${folder}, sorted by modification time (newest first):\n${at('src/count.ts')}`,
    'Found 1 match for pattern "count" in path "." (filter: "*.ts"):\n---\nFile: src/count.ts\nL1: export const count = 1;\n---',
    expect.stringContaining(`Successfully modified file: ${at('README.md')} (1 replacements).`),
    `Successfully created and wrote to new file: ${at('docs/new.md')}`,
    'Not executed: deleting a file always asks. Nobody is there to approve it.',
    expect.stringContaining('Directory: (root)\nOutput: new\nError: (none)\nExit Code: 0\nSignal: (none)\n'),
    expect.any(String),
  ]);
  expect(await readFile(at('README.md'), 'utf8')).toBe('# Egret\n');
});
