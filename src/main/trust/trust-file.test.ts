import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { say } from '@shared/texts/text';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { openTrustFile } from './trust-file';

async function opened(home: string) {
  const problems: string[] = [];
  const file = await openTrustFile({ home, onProblem: (problem) => problems.push(say(problem)) });
  onTestFinished(() => file.close());
  return { ...file, problems };
}

const of = (root: string) => ({ root, accepted: { 'mcp-server:a': 'run a' } });

test('a folder is trusted from the answer on, in the next process too, and its neighbours are not', async () => {
  const home = await tempFolder();
  const first = await opened(home);
  expect(first.trusted('/work/a')).toBeNull();
  await first.trust('/work/a', of('/work/a'));
  const next = await opened(home);
  expect(['/work/a', '/work/ab', '/work', '/work/a/b'].map(next.trusted)).toEqual([
    'folder',
    null,
    null,
    'around',
  ]);
  expect(next.accepted('/work/a')).toEqual({ 'mcp-server:a': 'run a' });
  expect(next.accepted('/work/b')).toBeNull();
});

test('one that is restricted again is trusted by nothing but a folder around it, and what was accepted is forgotten', async () => {
  const file = await opened(await tempFolder());
  await file.trust('/work', of('/work/a'));
  await file.trust('/work/a', of('/work/a'));
  await file.restrict('/work/a');
  expect([file.trusted('/work/a'), file.accepted('/work/a')]).toEqual(['around', null]);
  await file.restrict('/work');
  expect(file.trusted('/work/a')).toBeNull();
});

test('trust for a run is not kept', async () => {
  const home = await tempFolder();
  const file = await opened(home);
  file.trustForRun('/work/a');
  expect(file.trusted('/work/a')).toBe('run');
  expect((await opened(home)).trusted('/work/a')).toBeNull();
});

test('what another process decides is noticed', async () => {
  const home = await tempFolder();
  const [one, other] = [await opened(home), await opened(home)];
  const changed = new Promise<void>((resolve) => {
    one.onChange(resolve);
  });
  await other.trust('/work/a', of('/work/a'));
  await changed;
  expect(one.trusted('/work/a')).toBe('folder');
});

test.each([
  ['{"folders": [', 1],
  ['{"folders": "/work/a", "accepted": 7}', 0],
  ['{"folders": [7, {"path": "/work/a"}]}', 0],
])('a file that says nothing that is understood trusts nothing: %s', async (text, said) => {
  const home = await tempFolder();
  await writeFile(path.join(home, 'trust.json'), text);
  const file = await opened(home);
  expect(file.trusted('/work/a')).toBeNull();
  expect(file.problems).toHaveLength(said);
  await file.trust('/work/a', of('/work/a'));
  expect(file.trusted('/work/a')).toBe('folder');
});
