import { mkdir, readdir, rmdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from '@shared/texts/text';
import { describe, expect, it } from 'vitest';
import {
  changesOf,
  listed,
  ofTurn,
  type Started,
  shell,
  startChanges,
  turn,
  undo,
  write,
} from './testing/changed-chat';

// Empty folders that commands create and remove are listed and undone like files.

async function startWith(folders: readonly string[], files: Readonly<Record<string, string>> = {}) {
  const started = await startChanges({ 'a.txt': 'a\n', ...files });
  for (const folder of folders) await mkdir(join(started.app.project, folder), { recursive: true });
  return started;
}

async function foldersIn({ app }: Started): Promise<string[]> {
  const entries = await readdir(app.project, { withFileTypes: true, recursive: true });
  const folders = entries.filter((entry) => entry.isDirectory() && !entry.parentPath.includes('.git'));
  const paths = folders.map((entry) => join(entry.parentPath, entry.name).slice(app.project.length + 1));
  return paths.filter((name) => !name.startsWith('.git')).sort();
}

describe('a command', () => {
  it('that made empty folders is undone by removing them', async () => {
    const started = await startWith(['was']);
    const itemId = await turn(started, shell('mkdir -p one/two/three was/new && echo x > was/new.txt'));
    expect(Object.values(started.chat.state().calls)[0]?.effects).toMatchObject({
      files: 3,
      names: ['one/two/three/', 'was/new/', 'was/new.txt'],
    });
    const view = await (await changesOf(started)).list(ofTurn(itemId));
    expect(listed(view)).toEqual([
      ['one/two/three', 'created', 0, 0, 'back'],
      ['was/new', 'created', 0, 0, 'back'],
      ['was/new.txt', 'created', 1, 0, 'back'],
    ]);
    expect(view.files.map(({ isFolder }) => isFolder)).toEqual([true, true, undefined]);
    const taken = await undo(started, ofTurn(itemId));
    expect(taken).toMatchObject({ files: ['one/two/three', 'was/new', 'was/new.txt'], kept: [] });
    expect(await foldersIn(started)).toEqual(['was']);
    await undo(started, { kind: 'undo', itemId: taken.itemId ?? '' });
    expect(await foldersIn(started)).toEqual(['one', 'one/two', 'one/two/three', 'was', 'was/new']);
  });

  it('that removed empty folders is undone by making them again, with their modes', async () => {
    const started = await startWith(['one/two', 'secret'], { 'full/b.txt': 'b\n' });
    const itemId = await turn(started, shell('chmod 700 secret; sleep 0'), shell('rm -r one secret full'));
    expect(await foldersIn(started)).toEqual([]);
    const { kept } = await undo(started, ofTurn(itemId));
    expect([await foldersIn(started), kept]).toEqual([['full', 'one', 'one/two', 'secret'], []]);
    expect((await stat(join(started.app.project, 'secret'))).mode & 0o777).toBe(0o700);
  });

  it('that put a file in the place of a folder is undone', async () => {
    const started = await startWith(['one']);
    const itemId = await turn(started, shell('rmdir one && echo 1 > one'));
    expect((await undo(started, ofTurn(itemId))).kept).toEqual([]);
    expect(await foldersIn(started)).toEqual(['one']);
  });

  it('that emptied or filled a folder has not made or removed it', async () => {
    const started = await startWith(['one', 'two'], {
      '.gitignore': '*.o\n',
      'two/a.o': '',
      'full/b.txt': 'b\n',
    });
    await turn(started, shell('rm full/b.txt two/a.o; : > one/b.o; : > c.txt'));
    expect(Object.values(started.chat.state().calls)[0]?.effects).toMatchObject({
      names: ['c.txt', 'full/b.txt'],
    });
  });
});

describe('a folder that was made', () => {
  it('goes with what was written in it since, if that is taken back too', async () => {
    const started = await startWith([]);
    const itemId = await turn(
      started,
      shell('mkdir lib'),
      write(join(started.app.project, 'lib/a.ts'), 'a\n'),
    );
    expect((await undo(started, ofTurn(itemId))).kept).toEqual([]);
    expect(await foldersIn(started)).toEqual([]);
  });

  it('stays if something else is in it', async () => {
    const started = await startWith([]);
    const itemId = await turn(started, shell('mkdir lib'));
    await writeFile(join(started.app.project, 'lib/mine.txt'), 'mine\n');
    const [folder] = (await (await changesOf(started)).list(ofTurn(itemId))).files;
    expect(folder?.undo.kind === 'kept' && say(folder.undo.why)).toBe('The folder is not empty.');
    expect(await undo(started, ofTurn(itemId))).toMatchObject({ files: [] });
    expect(await foldersIn(started)).toEqual(['lib']);
  });

  it('and that is gone again is as before', async () => {
    const started = await startWith([]);
    const itemId = await turn(started, shell('mkdir lib'));
    await rmdir(join(started.app.project, 'lib'));
    expect(listed(await (await changesOf(started)).list(ofTurn(itemId)))).toEqual([
      ['lib', 'as-before', 0, 0, 'nothing'],
    ]);
  });
});
