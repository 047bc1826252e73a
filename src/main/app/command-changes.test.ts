import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChangedFile, ChatState } from '@shared/chat/chat';
import { say } from '@shared/texts/text';
import { describe, expect, it } from 'vitest';
import { createKeptContents } from '../storage/chats/kept-contents';
import { chatsFolder, projectKey } from '../storage/project-key';
import { createHandlers } from './handlers/create-handlers';
import { caller, firstProject, startTestApp, type TestApp, type TestAppChat } from './testing/test-app';

// The changes of commands are journaled with their calls, so that windows can show and undo them.

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

const shell = (command: string, more: object = {}) => ({
  calls: [{ name: 'run_shell_command', arguments: { command, ...more } }],
});

const start = (files: Readonly<Record<string, string>>) => startTestApp(files, { withoutSandbox: true });

/** Runs a command that asks, and waits for the end of the turn. */
async function runCommand(app: TestApp, chat: TestAppChat, command: string, more?: object): Promise<void> {
  app.model.reply(shell(command, more), 'Done.');
  await chat.send('Do it.');
  await chat.waiting();
  await chat.decide({ answer: 'accept' });
  await chat.until(({ turn }) => turn.kind === 'idle');
}

async function changesIn({ home, project }: TestApp, chat: TestAppChat): Promise<ChangedFile[]> {
  const lines = (await readFile(join(chatsFolder(home, project), `${chat.id}.jsonl`), 'utf8'))
    .trim()
    .split('\n');
  const events = lines.flatMap((line): ({ type: string } & ChangedFile)[] => JSON.parse(line).events ?? []);
  return events.filter(({ type }) => type === 'file-changed');
}

const shown = (changes: readonly ChangedFile[]) =>
  changes.map(({ relativePath, before, after, mode, modeAfter }) => ({
    relativePath,
    before,
    after,
    mode,
    modeAfter,
  }));

const effectsOf = ({ calls }: ChatState) =>
  Object.values(calls).map(({ effects }) => effects && { ...effects, unknown: say(effects.unknown ?? '') });

describe('a command', () => {
  it('is journaled with each file it changed, made, deleted and renamed, and both sides are kept', async () => {
    const app = await start({ 'a.txt': 'one\n', 'old.txt': 'gone\n', 'name.txt': 'same\n' });
    const chat = await app.chat();
    await runCommand(
      app,
      chat,
      "printf 'one\\ntwo\\n' > a.txt; mv name.txt sub.txt; rm old.txt; ln -s a.txt link; printf x > new; chmod +x new",
    );
    const file = 0o644;
    expect(shown(await changesIn(app, chat))).toEqual([
      {
        relativePath: 'a.txt',
        before: hash('one\n'),
        after: hash('one\ntwo\n'),
        mode: file,
        modeAfter: file,
      },
      { relativePath: 'link', before: null, after: hash('a.txt'), mode: null, modeAfter: 0o120000 },
      { relativePath: 'name.txt', before: hash('same\n'), after: null, mode: file, modeAfter: null },
      { relativePath: 'new', before: null, after: hash('x'), mode: null, modeAfter: 0o755 },
      { relativePath: 'old.txt', before: hash('gone\n'), after: null, mode: file, modeAfter: null },
      { relativePath: 'sub.txt', before: null, after: hash('same\n'), mode: null, modeAfter: file },
    ]);
    const contents = createKeptContents(join(chatsFolder(app.home, app.project), 'contents'));
    const kept = ['one\n', 'one\ntwo\n', 'gone\n', 'same\n', 'x', 'a.txt'];
    const read = await Promise.all(kept.map(async (text) => String(await contents.read(hash(text)))));
    expect(read).toEqual(kept);
    const names = ['a.txt', 'link', 'name.txt', 'new', 'old.txt', 'sub.txt'];
    expect(effectsOf(chat.state())).toEqual([
      { files: 6, added: 3, removed: 1, names, leftOut: [], unknown: '' },
    ]);
    expect(chat.state().changedFiles).toEqual(names);
  });

  it('that changes nothing, or what git ignores, is journaled without any; the latter is named', async () => {
    const app = await start({ '.gitignore': 'out/\n', 'a.txt': 'a\n' });
    const chat = await app.chat();
    await runCommand(app, chat, 'touch a.txt');
    await runCommand(app, chat, 'mkdir out; printf x > out/x');
    const nothing = { files: 0, added: 0, removed: 0, names: [], leftOut: [], unknown: '' };
    expect([await changesIn(app, chat), effectsOf(chat.state())]).toEqual([
      [],
      [undefined, { ...nothing, ignored: ['out/x'] }],
    ]);
  });

  it('has what it changed before it failed', async () => {
    const app = await start({});
    const chat = await app.chat();
    await runCommand(app, chat, 'printf x > made; false');
    expect((await changesIn(app, chat)).map(({ relativePath }) => relativePath)).toEqual(['made']);
  });

  it('in the background has what it changes until it ends', async () => {
    const app = await start({ 'a.txt': 'one\n' });
    const chat = await app.chat();
    await runCommand(app, chat, 'until test -e go; do read -t 0.05 < a.txt; done; printf late > late.txt', {
      is_background: true,
    });
    expect(await changesIn(app, chat)).toEqual([]);
    await writeFile(join(app.project, 'go'), '');
    await chat.until(({ changedFiles }) => changedFiles.includes('late.txt'));
    // The user's changes during that time are indistinguishable from the command's.
    expect(chat.state().changedFiles).toEqual(['go', 'late.txt']);
  });

  it('has nothing of what the user saved in a window meanwhile', async () => {
    const app = await start({ 'a.txt': 'one\n', 'b.txt': 'b\n' });
    const chat = await app.chat();
    await runCommand(app, chat, 'until test -e go; do read -t 0.05 < b.txt; done; printf late > late.txt', {
      is_background: true,
    });
    const { of } = app.app.changes;
    await writeFile(join(app.project, 'a.txt'), 'by the user\n');
    of(firstProject(app.app).workspace.root).wrote({
      relativePath: 'a.txt',
      before: hash('one\n'),
      after: hash('by the user\n'),
    });
    await writeFile(join(app.project, 'go'), '');
    await chat.until(({ changedFiles }) => changedFiles.includes('late.txt'));
    expect(chat.state().changedFiles).toEqual(['go', 'late.txt']);
  });

  it('has nothing of what the user made, renamed, deleted and brought back in the tree meanwhile', async () => {
    const app = await start({ 'b.txt': 'b\n', 'lib/a.txt': 'a\n', 'old.txt': 'old\n', 'back.txt': 'back\n' });
    const chat = await app.chat();
    await runCommand(app, chat, 'until test -e go; do read -t 0.05 < b.txt; done; printf late > late.txt', {
      is_background: true,
    });
    const key = { project: firstProject(app.app).key };
    const { project } = createHandlers(app.app);
    await project.createEntry({ ...key, folder: '', name: 'go', kind: 'file' }, caller);
    await project.renameEntry({ ...key, path: 'lib', name: 'sub' }, caller);
    await project.deleteEntry({ ...key, path: 'old.txt' }, caller);
    const { kept } = await project.deleteEntry({ ...key, path: 'back.txt' }, caller);
    await project.restoreEntry({ ...key, path: 'back.txt', kept: kept ?? '' }, caller);
    await chat.until(({ changedFiles }) => changedFiles.includes('late.txt'));
    expect(chat.state().changedFiles).toEqual(['late.txt']);
  });

  it('beside one in the background is told apart from it no more', async () => {
    const app = await start({ 'b.txt': 'b\n' });
    const chat = await app.chat();
    await runCommand(app, chat, 'until test -e go; do read -t 0.05 < b.txt; done', { is_background: true });
    await runCommand(app, chat, 'printf x > x.txt');
    const changes = await changesIn(app, chat);
    expect(changes.map(({ relativePath, byCommands }) => [relativePath, byCommands])).toEqual([
      ['x.txt', true],
    ]);
    await writeFile(join(app.project, 'go'), '');
    await chat.until(({ changedFiles }) => changedFiles.includes('go'));
  });
});

describe('the first snapshot of a project', () => {
  const snapshotsOf = ({ home, project }: TestApp) =>
    join(home, 'snapshots', projectKey(project), 'repository', 'index');

  it('is taken with its first turn, before any command, where the folder is trusted', async () => {
    const app = await start({ 'a.txt': 'one\n' });
    const { trust } = firstProject(app.app);
    await trust.answer('folder', (await trust.question()).hash);
    const chat = await app.chat();
    expect(existsSync(snapshotsOf(app))).toBe(false);
    app.model.reply('Hello.');
    await chat.send('Hello.');
    await expect.poll(() => existsSync(snapshotsOf(app))).toBe(true);
  });

  it('is left to the first command where it is not', async () => {
    const app = await start({ 'a.txt': 'one\n' });
    const chat = await app.chat();
    app.model.reply('Hello.');
    await chat.send('Hello.');
    await chat.until(({ turn }) => turn.kind === 'idle');
    expect(existsSync(snapshotsOf(app))).toBe(false);
    await runCommand(app, chat, 'printf x > made');
    expect(existsSync(snapshotsOf(app))).toBe(true);
  });
});
