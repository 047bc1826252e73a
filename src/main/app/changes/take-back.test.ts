import { chmod, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { takeApart } from '@shared/hunks/hunks';
import { say } from '@shared/texts/text';
import { describe, expect, it } from 'vitest';
import {
  changesOf,
  edit,
  file,
  listed,
  ofTurn,
  shell,
  startChanges,
  turn,
  undo,
  write,
} from './testing/changed-chat';

// Lists and undoes the changes of a chat, made by real tools and commands on real files.

describe('a turn', () => {
  it('says at its end what it changed, and is taken back whole, by tools and commands', async () => {
    const started = await startChanges({ 'a.txt': 'one\ntwo\n', 'b.txt': 'b\n', 'run.sh': 'true\n' });
    const { app, chat } = started;
    await chmod(join(app.project, 'run.sh'), 0o755);
    const itemId = await turn(
      started,
      edit(join(app.project, 'a.txt'), 'two', '2'),
      write(join(app.project, 'sub/new.txt'), 'new\n'),
      shell("printf 'x\\n' >> b.txt; mv run.sh go.sh; ln -s a.txt link"),
    );
    expect(chat.state().items.at(-1)).toMatchObject({
      kind: 'changes',
      turn: itemId,
      files: 6,
      added: 4,
      removed: 1,
    });
    const changes = await changesOf(started);
    expect(listed(await changes.list(ofTurn(itemId)))).toEqual([
      ['a.txt', 'changed', 1, 1, 'back'],
      ['b.txt', 'changed', 1, 0, 'back'],
      ['go.sh', 'created', 1, 0, 'back'],
      ['link', 'created', 1, 0, 'back'],
      ['run.sh', 'deleted', 0, 1, 'back'],
      ['sub/new.txt', 'created', 1, 0, 'back'],
    ]);
    const { files } = await changes.list(ofTurn(itemId));
    expect(files.flatMap(({ path, move }) => (move ? [[path, move]] : []))).toEqual([
      ['go.sh', { kind: 'from', path: 'run.sh' }],
      ['run.sh', { kind: 'to', path: 'go.sh' }],
    ]);
    const taken = await undo(started, ofTurn(itemId));
    expect([taken.files.length, taken.kept]).toEqual([6, []]);
    const names = ['a.txt', 'b.txt', 'go.sh', 'link', 'run.sh', 'sub/new.txt'];
    expect(await Promise.all(names.map((name) => file(started, name)))).toEqual([
      'one\ntwo\n',
      'b\n',
      null,
      null,
      'true\n',
      null,
    ]);
    expect((await stat(join(app.project, 'run.sh'))).mode & 0o111).not.toBe(0);
    await expect(stat(join(app.project, 'sub'))).rejects.toThrow('ENOENT');
    expect(chat.state().items.at(-1)).toMatchObject({ kind: 'taken-back', id: taken.itemId, kept: [] });
  });

  it('says what it changed where a message ends it while a call of its batch waits', async () => {
    const started = await startChanges({ 'a.txt': 'one\n', 'b.txt': 'one\n' });
    const { app, chat } = started;
    const [first, second] = ['a.txt', 'b.txt'].map((name) => join(app.project, name));
    const read = (path = '') => ({ name: 'read_file', arguments: { path } });
    app.model.reply(
      { calls: [read(first), read(second), edit(first ?? '', 'one', '1'), edit(second ?? '', 'one', '1')] },
      'As you like.',
    );
    const waits = () =>
      chat.until(({ calls }) => Object.values(calls).some(({ phase }) => phase.phase === 'waiting'));
    await chat.send('Do it.');
    await waits();
    await chat.decide({ answer: 'accept' });
    await waits();
    await chat.send('Something else.');
    await chat.until(({ turn: now }) => now.kind === 'idle');
    const { items } = chat.state();
    const said = items.findIndex(({ kind }) => kind === 'changes');
    expect(items[said]).toMatchObject({ turn: items[0]?.id, files: 1, added: 1, removed: 1 });
    expect(items[said + 1]).toMatchObject({ kind: 'user', text: 'Something else.' });
  });

  it('is taken back, and that is taken back, and that again', async () => {
    const started = await startChanges({ 'a.txt': 'one\n' });
    const { app } = started;
    const itemId = await turn(
      started,
      edit(join(app.project, 'a.txt'), 'one', '1'),
      shell('ln -s a.txt l; printf x > x'),
    );
    const first = await undo(started, ofTurn(itemId));
    expect([await file(started, 'a.txt'), await file(started, 'x')]).toEqual(['one\n', null]);
    const second = await undo(started, { kind: 'undo', itemId: first.itemId ?? '' });
    expect([await file(started, 'a.txt'), await file(started, 'x')]).toEqual(['1\n', 'x']);
    expect(await readlink(join(app.project, 'l'))).toBe('a.txt');
    await undo(started, { kind: 'undo', itemId: second.itemId ?? '' });
    expect([await file(started, 'a.txt'), await file(started, 'x')]).toEqual(['one\n', null]);
  });

  it('leaves what the user changed since, and takes back the rest of the file around it', async () => {
    const started = await startChanges({ 'a.txt': 'one\ntwo\nthree\nfour\nfive\n' });
    const { app } = started;
    const path = join(app.project, 'a.txt');
    const itemId = await turn(started, edit(path, 'one', '1'), edit(path, 'five', '5'));
    await writeFile(path, '1\ntwo\nTHREE\nfour\nmine\n');
    const [entry] = (await (await changesOf(started)).list(ofTurn(itemId))).files;
    expect(entry).toMatchObject({
      changedSince: true,
      undo: { kind: 'back', conflicts: [{ ours: 'mine\n', theirs: 'five\n' }] },
    });
    await undo(started, ofTurn(itemId));
    expect(await file(started, 'a.txt')).toBe('one\ntwo\nTHREE\nfour\nmine\n');
    await undo(started, ofTurn(itemId), ['a.txt']);
    expect(await file(started, 'a.txt')).toBe('one\ntwo\nthree\nfour\nfive\n');
  });

  it('leaves a file that it made and the user changed, and one that the user deleted', async () => {
    const started = await startChanges({ 'b.txt': 'b\n' });
    const { app } = started;
    const itemId = await turn(
      started,
      write(join(app.project, 'new.txt'), 'new\n'),
      edit(join(app.project, 'b.txt'), 'b', 'B'),
    );
    await writeFile(join(app.project, 'new.txt'), 'mine\n');
    await rm(join(app.project, 'b.txt'));
    const { files } = await (await changesOf(started)).list(ofTurn(itemId));
    expect(
      files.map(({ path, undo: preview }) => [
        path,
        preview.kind === 'kept' && [say(preview.why), preview.changed],
      ]),
    ).toEqual([
      ['b.txt', ['It has since been deleted.', true]],
      ['new.txt', ['It has since changed in the same places.', true]],
    ]);
    expect(await undo(started, ofTurn(itemId))).toEqual({ itemId: null, files: [], kept: [] });
    expect([await file(started, 'new.txt'), await file(started, 'b.txt')]).toEqual(['mine\n', null]);
  });

  it('is not taken back as it was seen where a file became another since then', async () => {
    const started = await startChanges({ 'a.txt': 'one\ntwo\n', 'b.txt': 'b\n' });
    const { app } = started;
    const itemId = await turn(
      started,
      edit(join(app.project, 'a.txt'), 'one', '1'),
      edit(join(app.project, 'b.txt'), 'b', 'B'),
    );
    const changes = await changesOf(started);
    const { files } = await changes.list(ofTurn(itemId));
    await writeFile(join(app.project, 'a.txt'), '1\ntwo\nmore\n');
    const wish = files.flatMap(({ path, undo: preview }) =>
      preview.kind === 'back' ? [{ path, hash: preview.hash, over: false }] : [],
    );
    const taken = await changes.takeBack(ofTurn(itemId), { files: wish, whileRunning: false });
    expect([taken.files, taken.kept.map(({ path, why }) => [path, say(why)])]).toEqual([
      ['b.txt'],
      [['a.txt', 'a.txt has changed since you last saw it. Review it again.']],
    ]);
    expect([await file(started, 'a.txt'), await file(started, 'b.txt')]).toEqual(['1\ntwo\nmore\n', 'b\n']);
  });

  it('tells the model with the next message what was taken back', async () => {
    const started = await startChanges({ 'a.txt': 'one\n' });
    const { app, chat } = started;
    const itemId = await turn(started, edit(join(app.project, 'a.txt'), 'one', '1'));
    await undo(started, ofTurn(itemId));
    app.model.reply('Well.');
    await chat.send('Go on.');
    await chat.until(({ turn: now }) => now.kind === 'idle');
    const { messages } = app.model.requests.at(-1) ?? { messages: [] };
    const told =
      'The user undid changes in these files; your changes, or those of your commands, are gone. Read them again before you rely on their content, and do not make the same changes again unasked:\n- a.txt';
    expect(JSON.stringify(messages)).toContain(JSON.stringify(told).slice(1, -1));
  });

  it('tells the model that what was taken back is there again', async () => {
    const started = await startChanges({ 'a.txt': 'one\n' });
    const { app, chat } = started;
    const itemId = await turn(started, edit(join(app.project, 'a.txt'), 'one', '1'));
    const { itemId: taken } = await undo(started, ofTurn(itemId));
    await undo(started, { kind: 'undo', itemId: taken ?? '' });
    app.model.reply('Well.');
    await chat.send('Go on.');
    await chat.until(({ turn: now }) => now.kind === 'idle');
    const { messages } = app.model.requests.at(-1) ?? { messages: [] };
    const told =
      'The user undid changes in these files and then redid them. Read them again before you rely on their content:\n- a.txt';
    expect(JSON.stringify(messages)).toContain(JSON.stringify(told).slice(1, -1));
  });

  it('tells other chats that know the files, each once of all that it knows', async () => {
    const started = await startChanges({ 'a.txt': 'one\n', 'b.txt': 'b\n', 'c.txt': 'c\n' });
    const { app } = started;
    const at = (name: string) => join(app.project, name);
    const other = await app.chat();
    const reads = ['a.txt', 'b.txt'].map((name) => ({ name: 'read_file', arguments: { path: at(name) } }));
    app.model.reply({ calls: reads }, 'Read.');
    await other.send('Read them.');
    await other.until(({ turn: now }) => now.kind === 'idle');
    const calls = ['a.txt', 'b.txt', 'c.txt'].map((name) => write(at(name), 'changed\n'));
    await undo(started, ofTurn(await turn(started, ...calls)));
    app.model.reply('Well.');
    await other.send('Go on.');
    await other.until(({ turn: now }) => now.kind === 'idle');
    const told = `The user undid changes in these files. Read those that you saw before again before you rely on their content:\n- ${at('a.txt')}\n- ${at('b.txt')}`;
    const said = JSON.stringify(app.model.requests.at(-1)?.messages);
    expect(said.split(JSON.stringify(told).slice(1, -1))).toHaveLength(2);
    expect(said).not.toContain(`- ${at('c.txt')}`);
  });
});

describe('of a file', () => {
  it('one hunk is taken back, and the others stay', async () => {
    const lines = Array.from({ length: 30 }, (_, at) => `line ${at}\r\n`);
    const started = await startChanges({ 'a.txt': lines.join('') });
    const { app } = started;
    const path = join(app.project, 'a.txt');
    const itemId = await turn(
      started,
      edit(path, 'line 2\n', 'LINE 2\n'),
      edit(path, 'line 20\n', 'LINE 20\n'),
    );
    const changes = await changesOf(started);
    const sides = await changes.sides(ofTurn(itemId), 'a.txt');
    const [first] = takeApart(sides.before ?? '', sides.now ?? '').hunks;
    const wish = { path: 'a.txt', hash: sides.hash, hunks: [first?.id ?? ''], whileRunning: false };
    await changes.takeBackHunks(ofTurn(itemId), wish);
    expect(await file(started, 'a.txt')).toBe(lines.with(20, 'LINE 20\r\n').join(''));
    await expect(changes.takeBackHunks(ofTurn(itemId), wish)).rejects.toThrow(
      'has changed since you last saw it',
    );
  });

  it('that two changed is taken back after one hunk of it was, and what the user added stays', async () => {
    const lines = Array.from({ length: 30 }, (_, at) => `  line ${at}\n`);
    const started = await startChanges({ 'a.txt': lines.join('') });
    const path = join(started.app.project, 'a.txt');
    const itemId = await turn(
      started,
      edit(path, '  line 2\n', '  line 2\n  // more\n'),
      shell("sed -i '1,20s/^  /    /' a.txt"),
    );
    const changes = await changesOf(started);
    const sides = await changes.sides(ofTurn(itemId), 'a.txt');
    const [first] = takeApart(sides.before ?? '', sides.now ?? '').hunks;
    const wish = { path: 'a.txt', hash: sides.hash, hunks: [first?.id ?? ''], whileRunning: false };
    await changes.takeBackHunks(ofTurn(itemId), wish);
    await writeFile(path, `${await file(started, 'a.txt')}mine\n`);
    expect(listed(await changes.list(ofTurn(itemId))).map(([, , , , fate]) => fate)).not.toContain('kept');
    await undo(started, ofTurn(itemId));
    expect(await file(started, 'a.txt')).toBe(`${lines.join('')}mine\n`);
    const [left] = (await changes.list(ofTurn(itemId))).files;
    expect(left?.undo).toMatchObject({ kind: 'nothing' });
  });

  it('that the user keeps it is known for as long as it stays as it is', async () => {
    const started = await startChanges({ 'a.txt': 'one\n' });
    const path = join(started.app.project, 'a.txt');
    const itemId = await turn(started, edit(path, 'one', '1'));
    const changes = await changesOf(started);
    const { hash } = await changes.sides(ofTurn(itemId), 'a.txt');
    const isKept = async () => (await changes.list(ofTurn(itemId))).files[0]?.isKept;
    expect(await isKept()).toBe(false);
    await changes.keep([{ path: 'a.txt', hash }]);
    expect(await isKept()).toBe(true);
    await writeFile(path, '2\n');
    expect(await isKept()).toBe(false);
  });
});

describe('everything since a message', () => {
  it('is taken back together, what was taken back meanwhile too', async () => {
    const started = await startChanges({ 'a.txt': 'one\ntwo\n' });
    const path = join(started.app.project, 'a.txt');
    await turn(started, edit(path, 'one', '1'));
    const second = await turn(started, edit(path, 'two', '2'));
    await turn(started, shell("printf 'three\\n' >> a.txt"));
    await undo(started, { kind: 'from', itemId: second });
    expect(await file(started, 'a.txt')).toBe('1\ntwo\n');
    await undo(started, { kind: 'chat' });
    expect(await file(started, 'a.txt')).toBe('one\ntwo\n');
  });
});
