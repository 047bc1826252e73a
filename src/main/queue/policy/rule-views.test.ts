import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from '@shared/texts/text';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../../base/testing/temp-folder';
import { ruleTools } from '../testing/rule-tools';
import { createRules } from './rules';

test('each of the projects that are open has its own rules, and windows without one those for everywhere', async () => {
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
  const texts = () => [rules, one, other].map((held) => held.current().map(({ effect }) => effect));
  expect([texts(), changes, shown]).toEqual([[[], [], ['allow']], [], []]);

  const { id } = await rules.add('/a', { effect: 'deny', tool: 'edit', scope: 'project' });
  expect([texts(), changes, shown]).toEqual([[[], ['deny'], ['allow']], ['a'], []]);
  await expect(other.remove(id)).rejects.toMatchObject({ code: 'not-found' });

  await rules.add('/a', { effect: 'ask', tool: 'edit', scope: 'everywhere' });
  expect([texts(), shown]).toEqual([[['ask'], ['deny', 'ask'], ['allow', 'ask']], [1]]);

  other.close();
  await one.remove(id);
  expect([texts()[1], changes]).toEqual([['ask'], ['a', 'a', 'b', 'a']]);
});

test('what is wrong with the rules of one project is said as long as that is open, whatever else is opened', async () => {
  const file = join(await tempFolder(), 'rules.json');
  await writeFile(file, JSON.stringify({ projects: { '/a': {} } }));
  const problems: string[] = [];
  const mended: string[] = [];
  const rules = await createRules({
    file,
    tools: ruleTools('edit'),
    onChange() {},
    onProblem: (problem) => problems.push(say(problem)),
    onMended: (problem) => mended.push(say(problem)),
  });
  onTestFinished(() => rules.close());
  const one = await rules.openProject('/a');
  await rules.openProject('/b');
  expect([problems, mended]).toEqual([[expect.stringContaining('“/a” must be a list of rules.')], []]);
  one.close();
  expect(mended).toEqual(problems);
});
