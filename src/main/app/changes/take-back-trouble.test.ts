import { writeFileSync } from 'node:fs';
import { chmod, lstat, mkdir, readFile, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { takeApart } from '@shared/hunks/hunks';
import { say } from '@shared/texts/text';
import { describe, expect, it } from 'vitest';
import { chatsFolder } from '../../storage/project-key';
import {
  changesOf,
  edit,
  file,
  keptAt,
  listed,
  ofTurn,
  type Started,
  shell,
  startChanges,
  turn,
  undo,
} from './testing/changed-chat';

// Obstacles to an undo: the affected file stays as it is and is named, and the other files are undone.

describe('taking back', () => {
  it('what is not kept any more stays, and everything else is taken back', async () => {
    const started = await startChanges({ 'a.txt': 'one\n', 'b.txt': 'b\n', 'c.txt': 'c\n' });
    const { app } = started;
    const [a, b, c] = ['a.txt', 'b.txt', 'c.txt'].map((name) => join(app.project, name));
    const itemId = await turn(
      started,
      edit(a ?? '', 'one', '1'),
      edit(b ?? '', 'b', 'B'),
      edit(c ?? '', 'c', 'C'),
    );
    await rm(keptAt(app, 'one\n'));
    await truncate(keptAt(app, 'b\n'), 9);
    const { files } = await (await changesOf(started)).list(ofTurn(itemId));
    expect(
      files.map(({ path, undo: preview }) => [path, preview.kind === 'kept' && say(preview.why)]),
    ).toEqual([
      ['a.txt', 'The earlier version is no longer stored.'],
      ['b.txt', 'The earlier version is no longer stored.'],
      ['c.txt', false],
    ]);
    await undo(started, ofTurn(itemId));
    expect(await Promise.all(['a.txt', 'b.txt', 'c.txt'].map((name) => file(started, name)))).toEqual([
      '1\n',
      'B\n',
      'c\n',
    ]);
  });

  it('a folder or something else in the place of a file stays', async () => {
    const started = await startChanges({ 'a.txt': 'one\n', 'sub/b.txt': 'b\n' });
    const { app } = started;
    const [a, b] = [join(app.project, 'a.txt'), join(app.project, 'sub/b.txt')];
    const itemId = await turn(started, edit(a, 'one', '1'), edit(b, 'b', 'B'));
    await rm(a);
    await mkdir(a);
    await rm(join(app.project, 'sub'), { recursive: true });
    await writeFile(join(app.project, 'sub'), 'in the way\n');
    const { files } = await (await changesOf(started)).list(ofTurn(itemId));
    expect(files.map(({ undo: preview }) => preview.kind === 'kept' && say(preview.why))).toEqual([
      'A folder now has this path.',
      expect.any(String),
    ]);
    await undo(started, ofTurn(itemId));
    expect([(await stat(a)).isDirectory(), await file(started, 'sub')]).toEqual([true, 'in the way\n']);
  });

  it('a folder that became a link comes back with its files, whatever the order', async () => {
    const started = await startChanges({ 'src/a.txt': 'a\n', 'src/b.txt': 'b\n' });
    const { app } = started;
    const first = await turn(started, shell('mv src lib'));
    await turn(started, shell('ln -s lib src'));
    await undo(started, { kind: 'from', itemId: first });
    expect([await file(started, 'src/a.txt'), await file(started, 'src/b.txt')]).toEqual(['a\n', 'b\n']);
    expect((await lstat(join(app.project, 'src'))).isDirectory()).toBe(true);
    await expect(lstat(join(app.project, 'lib'))).rejects.toThrow('ENOENT');
  });

  it('nothing is written through a link that the user put in the place of a folder', async () => {
    const started = await startChanges({ 'docs/x.md': 'one\n', 'v2/x.md': 'other\n' });
    const { app } = started;
    const itemId = await turn(started, edit(join(app.project, 'docs/x.md'), 'one', '1'));
    await rm(join(app.project, 'docs'), { recursive: true });
    await symlink('v2', join(app.project, 'docs'));
    await writeFile(join(app.project, 'v2/x.md'), '1\n');
    const { files } = await (await changesOf(started)).list(ofTurn(itemId));
    expect(files.map(({ undo: preview }) => preview.kind)).toEqual(['kept']);
    expect(await file(started, 'v2/x.md')).toBe('1\n');
  });

  it('a file that a folder took the place of comes back once that is empty', async () => {
    const started = await startChanges({ x: 'x\n' });
    const itemId = await turn(started, shell('rm x; mkdir x; printf y > x/y'));
    await undo(started, ofTurn(itemId));
    expect(await file(started, 'x')).toBe('x\n');
  });

  it('what changed while a command ran in the background goes only if the user says so', async () => {
    const started = await startChanges({ 'a.txt': 'a\n' });
    const { app, chat } = started;
    const background = {
      ...shell('until test -e go; do read -t 0.05 < a.txt; done; printf late > late.txt'),
    };
    const going = { ...background, arguments: { ...background.arguments, is_background: true } };
    const itemId = await turn(started, going);
    await turn(started, shell('printf other > other.txt'));
    await writeFile(join(app.project, 'mine.txt'), 'mine\n');
    await writeFile(join(app.project, 'go'), '');
    await chat.until(({ changedFiles }) => changedFiles.includes('late.txt'));
    const { files } = await (await changesOf(started)).list(ofTurn(itemId));
    expect(
      files.map(({ path, undo: preview }) => [path, preview.kind === 'kept' && say(preview.why)]),
    ).toEqual(
      ['go', 'late.txt', 'mine.txt'].map((path) => [
        path,
        'The command or you changed it while the command was running in the background.',
      ]),
    );
    await undo(started, ofTurn(itemId), ['late.txt']);
    expect([await file(started, 'late.txt'), await file(started, 'mine.txt')]).toEqual([null, 'mine\n']);
  });

  it('a file that may not be written stays, and says why', async () => {
    const started = await startChanges({ 'a.txt': 'one\n', 'b.txt': 'b\n' });
    const [a, b] = ['a.txt', 'b.txt'].map((name) => join(started.app.project, name));
    const itemId = await turn(started, edit(a ?? '', 'one', '1'), edit(b ?? '', 'b', 'B'));
    await chmod(a ?? '', 0o444);
    const taken = await undo(started, ofTurn(itemId));
    expect([taken.files, taken.kept.map(({ path }) => path)]).toEqual([['b.txt'], ['a.txt']]);
    expect(await file(started, 'a.txt')).toBe('1\n');
  });

  it('while commands run it asks first', async () => {
    const started = await startChanges({ 'a.txt': 'one\n' });
    const { app, chat } = started;
    const itemId = await turn(started, edit(join(app.project, 'a.txt'), 'one', '1'));
    app.model.reply(
      { calls: [shell('printf x > done; until test -e go; do read -t 0.05 < a.txt; done')] },
      'Done.',
    );
    await chat.send('Wait.');
    await chat.waiting();
    await chat.decide({ answer: 'accept' });
    // The command runs slightly longer than the program, because snapshots surround it.
    await expect.poll(() => file(started, 'done')).toBe('x');
    const changes = await changesOf(started);
    const { files, running } = await changes.list(ofTurn(itemId));
    expect(running).toBe(1);
    const wish = files.flatMap(({ path, undo: preview }) =>
      preview.kind === 'back' ? [{ path, hash: preview.hash, over: false }] : [],
    );
    await expect(changes.takeBack(ofTurn(itemId), { files: wish, whileRunning: false })).rejects.toThrow(
      'Running commands may write to these files.',
    );
    const taken = await changes.takeBack(ofTurn(itemId), { files: wish, whileRunning: true });
    expect(taken.files).toEqual(['a.txt']);
    await writeFile(join(app.project, 'go'), '');
    // Undos in the meantime are not attributed to the command. The line of a turn may appear a moment after its end.
    await chat.until(({ items }) => {
      const line = items.findLast(({ kind }) => kind === 'changes');
      return line?.kind === 'changes' && line.files === 2;
    });
    expect(listed(await changes.list({ kind: 'chat' })).map(([path]) => path)).toEqual([
      'a.txt',
      'done',
      'go',
    ]);
  });

  it('no hunk goes where the user saves the file right after it was looked at', async () => {
    const started = await startChanges({ 'a.txt': 'one\n' });
    const { app } = started;
    const path = join(app.project, 'a.txt');
    const itemId = await turn(started, edit(path, 'one', 'two'));
    const changes = await changesOf(started);
    const sides = await changes.sides(ofTurn(itemId), 'a.txt');
    const hunks = takeApart(sides.before ?? '', sides.now ?? '').hunks.map(({ id }) => id);
    app.app.store.onEvent(({ event }) => {
      if (event.type === 'changing-files') writeFileSync(path, 'two\nmine\n');
    });
    const wish = { path: 'a.txt', hash: sides.hash, hunks, whileRunning: false };
    const { kept } = await changes.takeBackHunks(ofTurn(itemId), wish);
    expect(kept.map(({ why }) => say(why))).toEqual([
      'a.txt has changed since you last saw it. Review it again.',
    ]);
    expect(await file(started, 'a.txt')).toBe('two\nmine\n');
  });
});

describe('after a kill between the file and the journal', () => {
  /** A turn was undone, but a kill prevented the journal entry of its end. */
  async function killed() {
    const started = await startChanges({ 'a.txt': 'one\n', 'b.txt': 'b\n' });
    const { app, chat } = started;
    const itemId = await turn(started, edit(join(app.project, 'a.txt'), 'one', '1'));
    const { files } = await undo(started, ofTurn(itemId));
    expect(files).toEqual(['a.txt']);
    await app.app.close();
    const path = join(chatsFolder(app.home, app.project), `${chat.id}.jsonl`);
    const lines = (await readFile(path, 'utf8')).trim().split('\n');
    const cut = lines.slice(0, lines.findLastIndex((line) => line.includes('"changing-files"')) + 1);
    await writeFile(path, `${cut.join('\n')}\n`);
    const added = async () => (await readFile(path, 'utf8')).split('\n').slice(cut.length).join('\n');
    return { started, added };
  }

  async function reopened({ app, chat }: Started): Promise<Started> {
    const again = await app.again();
    const opened = { app: again, chat: await again.chat(chat.id) };
    await opened.chat.open();
    return opened;
  }

  it('what was taken back is in the journal, and can be done again', async () => {
    const { started, added } = await killed();
    const again = await reopened(started);
    const item = again.chat.state().items.at(-1);
    expect(item).toMatchObject({ kind: 'taken-back', files: ['a.txt'] });
    expect(await added()).toContain('The user undid changes in these files');
    await undo(again, { kind: 'undo', itemId: item?.id ?? '' });
    expect(await file(started, 'a.txt')).toBe('1\n');
  });

  it('a file that the user changed meanwhile is not said to have been taken back', async () => {
    const { started, added } = await killed();
    await writeFile(join(started.app.project, 'a.txt'), 'mine\n');
    const again = await reopened(started);
    expect(again.chat.state().items.at(-1)).toMatchObject({ kind: 'taken-back', files: [] });
    expect(await added()).not.toContain('The user undid changes');
  });
});
