import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { say } from '@shared/texts/text';
import { expect, test } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { projectKey } from './project-key';
import { createRecentProjects, mostRecent } from './recent-projects';

async function recent(content?: string) {
  const home = await tempFolder();
  if (content !== undefined) await writeFile(path.join(home, 'recent.json'), content);
  const problems: string[] = [];
  const open = () => createRecentProjects({ home, onProblem: (problem) => problems.push(say(problem)) });
  const folder = async (name: string) => {
    await mkdir(path.join(home, name));
    return path.join(home, name);
  };
  return { ...open(), open, folder, problems, home };
}

test('the folder opened last is first, each is there once, and the next process knows them', async () => {
  const { opened, open, folder } = await recent();
  const [a, b] = [await folder('a'), await folder('b')];
  for (const root of [a, b, a]) await opened(root);
  expect(await open().list()).toEqual([
    { key: projectKey(a), root: a, name: 'a', missing: false },
    { key: projectKey(b), root: b, name: 'b', missing: false },
  ]);
});

test('a folder that is gone, or a file by now, is said to be missing, and there again when it is back', async () => {
  const { opened, list, folder } = await recent();
  const root = await folder('a');
  await opened(root);
  await rename(root, `${root}-moved`);
  expect(await list()).toEqual([{ key: projectKey(root), root, name: 'a', missing: true }]);
  await writeFile(root, '');
  expect(await list()).toEqual([{ key: projectKey(root), root, name: 'a', missing: true }]);
  await rename(`${root}-moved`, `${root}-again`);
  await opened(`${root}-again`);
  expect((await list())[0]).toMatchObject({ root: `${root}-again`, missing: false });
});

test('so many are kept, and no more', async () => {
  const { opened, list } = await recent();
  for (let count = 0; count < mostRecent + 3; count += 1) await opened(`/nowhere/${count}`);
  const names = (await list()).map(({ name }) => name);
  expect([names.length, names[0]]).toEqual([mostRecent, `${mostRecent + 2}`]);
});

test('what does not parse is as if it were not there, and a broken file keeps nobody from opening a folder', async () => {
  const odd = await recent('{"projects": [7, "/there", {"root": "/no"}]}');
  expect(await odd.list()).toEqual([
    { key: projectKey('/there'), root: '/there', name: 'there', missing: true },
  ]);
  const broken = await recent('{"projects": ');
  await broken.opened('/new');
  expect((await broken.list()).map(({ root }) => root)).toEqual(['/new']);
});
