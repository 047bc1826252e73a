import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from '@shared/texts/text';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTools } from './create-tools';
import { parseInput } from './kit/lenient-input';
import { createTestContext, runTool, type TestContext } from './testing/test-context';

// Texts for the user about a call: they are keys of the catalogue, with data as parameters.

const png = Buffer.from('89504e470d0a1a0a0000000d49484452000000030000000408060000', 'hex');

let context: TestContext;
beforeEach(async () => {
  context = await createTestContext();
  await mkdir(join(context.root, 'src'));
  await writeFile(join(context.root, 'src/one.txt'), 'a\n');
  await writeFile(join(context.root, 'src/many.txt'), 'a\nb\nc\n');
  await writeFile(join(context.root, 'picture.png'), png);
});

function toolNamed(name: string) {
  const tool = createTools(context).find((candidate) => candidate.name === name);
  if (!tool) throw new Error(`there is no tool ${name}`);
  return tool;
}

describe('the title of a call', () => {
  it.each([
    ['list_directory', { path: 'src' }, 'List src'],
    ['read_many_files', { paths: ['a', 'b\n'] }, 'Read a, b\\u{a}'],
    ['glob', { pattern: '*.ts' }, 'Find files matching *.ts'],
    ['glob', { pattern: '*.ts', path: 'src' }, 'Find files matching *.ts in src'],
    ['diagnostics', { path: '.' }, 'Check the project for problems'],
    ['diagnostics', { path: 'src' }, 'Check src for problems'],
    ['skill', { name: 'pdf' }, 'Use the skill pdf'],
    ['skill', { name: 'pdf', file: 'a.md' }, 'Read a.md of the skill pdf'],
    ['find_symbol', { file_path: 'a.ts', symbol: 'fish' }, 'Find fish'],
    ['search_file_content', { pattern: 'a+' }, 'Search for a+'],
    ['search_file_content', { pattern: 'a+', path: 'src' }, 'Search for a+ in src'],
    ['search_file_content', { pattern: 'a+', include: '*.ts' }, 'Search for a+ (*.ts)'],
    ['search_file_content', { pattern: 'a', path: 'b', include: 'c' }, 'Search for a in b (c)'],
    ['run_shell_command', { command: 'ls\u202e' }, 'Run ls\\u{202e}'],
    ['run_shell_command', { command: 'ls', description: ' Look around ' }, 'Run ls “Look around”'],
    ['run_shell_command', { command: 'ls', description: 'a\u202eb' }, 'Run ls “a\\u{202e}b”'],
    ['todo_write', { todos: [] }, 'Clear the todo list'],
    ['todo_write', { todos: [{ id: '1', content: 'a', status: 'pending' }] }, 'Update the todo list (1)'],
  ])('%s of %j', (name, given, words) => {
    const tool = toolNamed(name);
    const parsed = parseInput(tool, JSON.stringify(given));
    expect(parsed.ok && say(tool.describe(parsed.input))).toBe(words);
  });

  it.each(['Run the tests', '', 'ls', '“ls” “', '{{command}}', '$&'])(
    'names a command before anything that the model says of it: %j',
    (description) => {
      for (const command of ['touch made', 'echo {{description}}', 'printf "$1"']) {
        const title = say(toolNamed('run_shell_command').describe({ command, description }));
        expect(title.startsWith(`Run ${command}`)).toBe(true);
      }
    },
  );
});

describe('what came of a call', () => {
  it.each([
    ['list_directory', { path: 'src' }, '2 entries'],
    ['list_directory', { path: 'src', ignore: ['one*'] }, '1 entry'],
    ['read_file', { path: 'src/one.txt' }, 'src/one.txt: 1 line'],
    ['read_file', { path: 'src/many.txt' }, 'src/many.txt: 3 lines'],
    ['read_file', { path: 'src/many.txt', offset: 1, limit: 1 }, 'src/many.txt: lines 2-2 of 3'],
    ['read_many_files', { paths: ['src'] }, 'Read 2 files'],
    ['read_many_files', { paths: ['src/one.txt', 'none'] }, 'Read 1 file, skipped 1'],
    ['glob', { pattern: '*.txt', path: 'src' }, '2 file(s) matching “*.txt”'],
  ])('%s of %j', async (name, given, words) => {
    const { forPerson } = await runTool(toolNamed(name), context, given);
    expect(forPerson.kind === 'text' && say(forPerson.text)).toBe(words);
    expect(forPerson).toMatchObject({ text: { key: expect.stringMatching(/^call-result\./) } });
  });

  it('of a picture is its kind where the model takes it, else all that is known of it', async () => {
    const readFile = toolNamed('read_file');
    const given = { path: 'picture.png' };
    const taken = await runTool(readFile, { ...context, accepts: () => true }, given);
    expect(taken.forPerson).toMatchObject({ text: { params: { file: 'picture.png', kind: 'PNG' } } });
    const described = await runTool(readFile, context, given);
    const words = `Image ${join(context.root, 'picture.png')}: PNG, 3 × 4 pixels, ${png.length} bytes. The model in use cannot read images.`;
    expect(described.forModel).toBe(words);
    expect(described.forPerson.kind === 'text' && say(described.forPerson.text)).toBe(words);
  });
});
