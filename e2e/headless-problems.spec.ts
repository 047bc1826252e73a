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

test('the model is told of the problems that its edit adds, and the user of those that remain', async ({
  cli,
}) => {
  const file = await fill(cli);
  const calls = [
    editCall(file, 'two: number', 'two: string'),
    editCall(file, 'two: string', 'two: number'),
    editCall(file, '= 2', '= null'),
  ];
  cli.model.reply(...calls.map((call) => ({ calls: [call] })), 'Done.');
  const { code, stderr } = await cli.run(['--mode', 'accept-edits', '--trust'], {
    PILOTFISH_SANDBOX: 'auto',
  });
  expect(code).toBe(0);
  const [wrong, mended, left] = cli.model.requests.slice(1).map((request) => resultsIn(request)[0]);
  expect(wrong).toContain(
    "- error src/two.ts:1:14 Type 'number' is not assignable to type 'string'. (ts 2322)",
  );
  expect(mended).not.toContain('roblem');
  expect(left).toContain("- error src/two.ts:1:14 Type 'null' is not assignable to type 'number'. (ts 2322)");
  expect(stderr).toContain('The turn ended with 1 new error: src/two.ts:1');
});
