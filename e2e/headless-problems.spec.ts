import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { editCall, resultsIn } from './calls';
import { expect, type Headless, test } from './headless';

// `pilotfish run`: the model gets the problems that its changes add, and the user gets those that remain.

async function fill({ folder }: Headless): Promise<string> {
  const file = path.join(folder, 'src/two.ts');
  await mkdir(path.dirname(file));
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  await writeFile(path.join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true } }\n');
  await writeFile(file, 'export const two: number = 2;\n');
  return file;
}

const sandboxed = { PILOTFISH_SANDBOX: 'auto' };
const editing = ['--mode', 'accept-edits', '--trust'];

test('the model mends what it is told of', async ({ cli }) => {
  const file = await fill(cli);
  cli.model.reply(
    { calls: [editCall(file, 'two: number', 'two: string')] },
    { calls: [editCall(file, '= 2', "= '2'")] },
    'Done.',
  );
  const { code, stderr } = await cli.run(editing, sandboxed);
  expect(code).toBe(0);
  const [, requested] = cli.model.requests;
  expect(requested && resultsIn(requested)[0]).toContain(
    "- error src/two.ts:1:14 Type 'number' is not assignable to type 'string'. (ts 2322)",
  );
  expect(stderr).not.toContain('error');
});

test('a run that leaves errors says so, and one in a restricted folder starts no server', async ({ cli }) => {
  const file = await fill(cli);
  cli.model.reply({ calls: [editCall(file, 'two: number', 'two: string')] }, 'Done.');
  const { code, stderr } = await cli.run(editing, sandboxed);
  expect(code).toBe(0);
  expect(stderr).toContain('The turn ended with 1 new error: src/two.ts:1');
  cli.model.reply({ calls: [editCall(file, 'two: string', 'two: boolean')] }, 'Done.');
  const restricted = await cli.run(['--mode', 'accept-edits'], sandboxed);
  expect(restricted.stderr).not.toContain('The turn ended with');
});
