import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from '@shared/texts/text';
import { expect, it, onTestFinished } from 'vitest';
import { tempFolder } from '../../base/testing/temp-folder';
import { createWorkspace } from '../../project/workspace';
import { ruleTools } from '../testing/rule-tools';
import { followProjectRules, projectRulesFile, type WatchNames } from './project-rules-file';

const failing =
  (code: string): WatchNames =>
  () => {
    throw Object.assign(new Error(code), { code });
  };

async function lossesWith(start?: WatchNames): Promise<string[]> {
  const workspace = await createWorkspace(await tempFolder());
  const losses: string[] = [];
  const stop = projectRulesFile(workspace, start).watch(
    () => undefined,
    (error) => losses.push(String(error)),
  );
  onTestFinished(stop);
  return losses;
}

it('tells that the system cannot watch', async () => {
  expect(await lossesWith(failing('ENOSPC'))).toContain('Error: ENOSPC');
});

it('misses nothing where there is no .pilotfish yet', async () => {
  expect(await lossesWith()).toEqual([]);
});

it('tells that the file was touched, in a folder that came later', async () => {
  const root = await tempFolder();
  const file = projectRulesFile(await createWorkspace(root));
  const touched = new Promise<void>((resolve) => {
    onTestFinished(file.watch(resolve, () => undefined));
  });
  await mkdir(join(root, '.pilotfish'));
  await writeFile(join(root, '.pilotfish/rules.json'), '{"rules":[]}');
  await touched;
  expect(await file.read()).toEqual({ kind: 'text', text: '{"rules":[]}' });
});

it('is not said to be gone any more when it is back', async () => {
  const root = await tempFolder();
  const rules = join(root, '.pilotfish/rules.json');
  const text = '{"rules":[{"effect":"deny","tool":"edit"}]}';
  await mkdir(join(root, '.pilotfish'));
  await writeFile(rules, text);
  const [problems, mended]: [string[], string[]] = [[], []];
  const following = await followProjectRules(projectRulesFile(await createWorkspace(root)), {
    tools: ruleTools('edit'),
    onChange: () => undefined,
    onProblem: (problem) => problems.push(say(problem)),
    onMended: (problem) => mended.push(say(problem)),
  });
  onTestFinished(following.close);
  await rm(rules);
  await expect.poll(() => problems).toEqual([expect.stringContaining('The file is gone. Its rules apply')]);
  await writeFile(rules, text);
  await expect.poll(() => mended).toEqual(problems);
  await writeFile(rules, '{"rules":[]}');
  await expect.poll(() => problems).toHaveLength(2);
  await writeFile(rules, '{"rules": []}');
  expect([problems[1], mended]).toEqual([
    expect.stringContaining('These rules no longer apply: deny edit'),
    [problems[0]],
  ]);
});
