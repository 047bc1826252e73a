import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { ruleText } from '@shared/approval/approval';
import { say } from '@shared/texts/text';
import { expect, it, onTestFinished } from 'vitest';
import { tempFolder } from '../../base/testing/temp-folder';
import { ruleTools } from '../testing/rule-tools';
import { createRules } from './rules';

// Rules “for this project” belong to the folder, not to its path.

async function session(data: string) {
  const problems: string[] = [];
  const rules = await createRules({
    file: join(data, 'rules.json'),
    tools: ruleTools('edit', 'run_shell_command'),
    onChange: () => {},
    onProblem: (problem) => problems.push(say(problem)),
  });
  onTestFinished(() => rules.close());
  const open = async (root: string) => (await rules.openProject(root)).current().map(ruleText);
  return { rules, problems, open };
}

async function withRules() {
  const [data, around] = [await tempFolder(), await tempFolder()];
  const root = join(around, 'app');
  await mkdir(root);
  const { rules, open } = await session(data);
  await open(root);
  await rules.add(root, { effect: 'allow', tool: 'run_shell_command', match: 'npm run', scope: 'project' });
  await rules.add(root, { effect: 'allow', tool: 'edit', scope: 'everywhere' });
  await rules.add(root, { effect: 'deny', tool: 'edit', match: 'keys', scope: 'project' });
  return { data, root };
}

const careful = ['deny edit keys', 'allow edit'];
const all = ['allow run_shell_command npm run', ...careful];

it('a later session of the same folder has them all', async () => {
  const { data, root } = await withRules();
  const { open, problems } = await session(data);
  expect(await open(root)).toEqual(all);
  expect(problems).toEqual([]);
});

it('another folder at the path gets no permissions of the first, which the user learns once', async () => {
  const { data, root } = await withRules();
  await rename(root, `${root}.old`);
  await mkdir(root);
  const { rules, open, problems } = await session(data);
  expect(await open(root)).toEqual(careful);
  await rules.add(root, { effect: 'ask', tool: 'edit', match: 'a', scope: 'project' });
  expect(problems).toEqual([
    `rules.json: Another folder was at ${root} when you added these rules, so they do not apply: allow run_shell_command npm run.`,
  ]);
});

it('a rule that the user gives again there applies, and the notice is gone', async () => {
  const { data, root } = await withRules();
  await rename(root, `${root}.old`);
  await mkdir(root);
  const first = await session(data);
  await first.open(root);
  await first.rules.add(root, {
    effect: 'allow',
    tool: 'run_shell_command',
    match: 'npm run',
    scope: 'project',
  });
  const { open, problems } = await session(data);
  expect(await open(root)).toEqual(['deny edit keys', 'allow run_shell_command npm run', 'allow edit']);
  expect(problems).toEqual([]);
});

it('a folder that was replaced while it was open keeps the permission given to the first for that one', async () => {
  const { data, root } = await withRules();
  const { rules, open } = await session(data);
  await open(root);
  await rename(root, `${root}.old`);
  await mkdir(root);
  await rules.add(root, { effect: 'allow', tool: 'edit', match: 'b', scope: 'project' });
  expect(await (await session(data)).open(root)).toEqual(careful);
});
