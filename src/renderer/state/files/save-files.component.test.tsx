import { AppError } from '@shared/errors';
import { beforeAll, expect, it } from 'vitest';
import { testProject } from '../../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { useServerState } from '../server-state';
import { saveAll, saveFile, writeAgain } from './save-files';
import { restoredUnsaved, unsavedOf, useUnsaved } from './unsaved';

// Unsaved text when the main process answers late.

let main: ScriptedMain;
const project = testProject();

beforeAll(async () => {
  main = await startScriptedMain({}, project);
});

function typed(text: string): void {
  useUnsaved.setState({
    files: restoredUnsaved({ 'a.txt': { text, hash: 'before', encoding: 'utf-8' } }),
  });
}

it.each([
  ['was saved', (answer: PromiseWithResolvers<{ hash: string }>) => answer.resolve({ hash: 'after' })],
  [
    'could not be saved',
    (answer: PromiseWithResolvers<{ hash: string }>) => answer.reject(new AppError('denied', 'No.')),
  ],
])('a file that %s leaves the one of that path in another project alone', async (_name, answerIt) => {
  const answer = Promise.withResolvers<{ hash: string }>();
  main.play({ project: { writeFile: () => answer.promise } });
  useServerState.setState({ project });
  typed('of one project');
  const saving = saveFile('a.txt');
  useServerState.setState({ project: { ...project, key: 'project-of-another' } });
  typed('of another');
  answerIt(answer);
  await saving;
  expect(unsavedOf('a.txt')).toMatchObject({ hash: 'before', saving: false, failure: null });
  expect(unsavedOf('a.txt')?.text()).toBe('of another');
});

it('a file that is gone is written again in the format that it had', async () => {
  const written: unknown[] = [];
  main.play({
    project: {
      writeFile(toSave) {
        written.push(toSave);
        return { hash: 'after' };
      },
    },
  });
  useServerState.setState({ project });
  typed('Mine.\n');
  await writeAgain({ path: 'a.txt', encoding: 'utf-16le', bom: true, lineEnds: 'CRLF' }, 'Mine.\n');
  const format = { bom: true, lineEnds: 'CRLF' };
  expect(written).toEqual([
    {
      project: project.key,
      path: 'a.txt',
      text: 'Mine.\n',
      hash: null,
      encoding: 'utf-16le',
      size: 'any',
      format,
    },
  ]);
});

it('of all that is saved at once, the file that cannot be stays unsaved with its reason, and the others are saved', async () => {
  main.play({
    project: {
      writeFile({ path }) {
        if (path === 'b.txt') throw new AppError('denied', 'No.');
        return { hash: 'after' };
      },
    },
  });
  useServerState.setState({ project });
  const file = { text: 'mine', hash: 'before', encoding: 'utf-8' };
  useUnsaved.setState({ files: restoredUnsaved({ 'a.txt': file, 'b.txt': file, 'c.txt': file }) });
  expect(await saveAll()).toBe(false);
  expect(Object.keys(useUnsaved.getState().files)).toEqual(['b.txt']);
  expect(unsavedOf('b.txt')).toMatchObject({ hash: 'before', saving: false, failure: { code: 'denied' } });
  expect(unsavedOf('b.txt')?.text()).toBe('mine');
});
