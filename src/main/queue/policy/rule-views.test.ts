import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../../base/testing/temp-folder';
import { ruleTools } from '../testing/rule-tools';
import { createRules } from './rules';

test('while one project takes the place of another, each has its own rules, and the later one’s are shown', async () => {
  const file = join(await tempFolder(), 'rules.json');
  const allow = { effect: 'allow', tool: 'edit' };
  await writeFile(file, JSON.stringify({ projects: { '/b': [allow] } }));
  const shown: number[] = [];
  const rules = await createRules({
    file,
    tools: ruleTools('edit'),
    onChange: (now) => shown.push(now.length),
    onProblem() {},
  });
  onTestFinished(() => rules.close());
  const changes: string[] = [];
  const one = await rules.openProject('/a', undefined, () => changes.push('a'));
  const other = await rules.openProject('/b', undefined, () => changes.push('b'));
  const texts = () => [one, other].map((project) => project.current().map(({ effect }) => effect));
  expect([texts(), rules.current().length, changes]).toEqual([[[], ['allow']], 1, []]);

  await rules.add('/a', { effect: 'deny', tool: 'edit', scope: 'project' });
  expect([texts(), changes, shown]).toEqual([[['deny'], ['allow']], ['a'], [1]]);

  other.close();
  expect([rules.current().map(({ effect }) => effect), shown]).toEqual([['deny'], [1, 1]]);
  one.close();
  expect([rules.current(), shown]).toEqual([[], [1, 1, 0]]);
});
