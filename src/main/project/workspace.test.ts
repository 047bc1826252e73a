import { execFile } from 'node:child_process';
import { mkdir, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { worded } from '@shared/texts/testing/worded';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetTempName, newTempName } from '../base/files/stale-temps';
import { startTestWorkspace, type TestWorkspace } from './testing/test-workspace';
import { createWorkspace } from './workspace';

const onLinux = process.platform === 'linux';

let test: TestWorkspace;

beforeEach(async () => {
  test = await startTestWorkspace();
});

describe('resolving a path', () => {
  it('takes absolute paths and paths relative to the root', async () => {
    const expected = { absolute: join(test.root, 'src', 'a.ts'), relative: 'src/a.ts' };
    expect(await test.workspace.resolve(join(test.root, 'src', 'a.ts'))).toEqual(expected);
    expect(await test.workspace.resolve('src/a.ts')).toEqual(expected);
    expect(await test.workspace.resolve('./src/../src//a.ts')).toEqual(expected);
    expect(await test.workspace.resolve('.')).toEqual({ absolute: test.root, relative: '' });
  });

  it('fails where another folder is in the place of the project', async () => {
    const path = await test.workspace.resolve('src/a.ts');
    await rename(test.root, `${test.root}.old`);
    await mkdir(join(test.root, 'src'), { recursive: true });
    await writeFile(join(test.root, 'src', 'a.ts'), 'of another');
    const replaced = /^Another folder has replaced the project folder: /;
    await expect(test.workspace.resolve('src/a.ts')).rejects.toThrow(replaced);
    await expect(test.workspace.openFile(path)).rejects.toThrow(replaced);
    await expect(test.workspace.holdParent(path, 'create')).rejects.toThrow(replaced);
    await expect(test.workspace.readDirectory({ absolute: test.root, relative: '' })).rejects.toThrow(
      replaced,
    );
    await rm(test.root, { recursive: true });
    await rename(`${test.root}.old`, test.root);
    expect(await test.workspace.resolve('src/a.ts')).toEqual(path);
  });

  it('refuses what lies in the data folder, and that folder as a project', async () => {
    const dataFolder = join(test.root, 'data');
    await mkdir(join(dataFolder, 'chats'), { recursive: true });
    const around = await createWorkspace(test.root, { dataFolder });
    await symlink(join(dataFolder, 'chats'), join(test.root, 'link'));
    for (const path of ['data', 'data/chats/a.jsonl', 'link/a.jsonl', join(dataFolder, 'settings.json')])
      await expect(around.resolve(path)).rejects.toThrow('Pilotfish blocks access to its data folder');
    expect([around.isClosed('data/x'), around.isClosed('database')]).toEqual([true, false]);
    for (const folder of [dataFolder, join(dataFolder, 'chats')])
      await expect(createWorkspace(folder, { dataFolder })).rejects.toThrow(/stores its data in this folder/);
  });

  it.runIf(onLinux)('takes a name for the one entry that equals it under NFC', async () => {
    const [composed, decomposed] = ['r\u00e9sum\u00e9', 're\u0301sume\u0301'];
    await mkdir(join(test.root, decomposed));
    await writeFile(join(test.root, decomposed, `${composed}.md`), '');
    const expected = { relative: `${decomposed}/${composed}.md` };
    expect(await test.workspace.resolve(`${composed}/${decomposed}.md`)).toMatchObject(expected);
    expect(await test.workspace.resolve(`${composed}/n\u00f6.md`)).toMatchObject({
      relative: `${decomposed}/n\u00f6.md`,
    });
    await mkdir(join(test.root, composed));
    expect(await test.workspace.resolve(composed)).toMatchObject({ relative: composed });
  });

  it.runIf(onLinux)('refuses such an entry if it is a link that leaves the project', async () => {
    await symlink('/etc', join(test.root, 'e\u0301'));
    await expect(test.workspace.resolve('\u00e9/passwd')).rejects.toThrow('Path must be within the project');
  });

  it('refuses a relative path where an absolute one is demanded', async () => {
    await expect(test.workspace.resolve('src/a.ts', 'absolute-only')).rejects.toThrow(
      'File path must be absolute: src/a.ts',
    );
  });

  it.each(['../secret.txt', '/etc/passwd', 'src/../../secret.txt', '..'])(
    'refuses %s, which lies outside',
    async (path) => {
      await expect(test.workspace.resolve(path)).rejects.toThrow(`Path must be within the project: ${path}`);
    },
  );

  it('repeats of a path of any length its beginning and its end', async () => {
    const long = 'x'.repeat(5_000_000);
    const messageOf = (path: string) =>
      test.workspace.resolve(path, 'absolute-only').then(String, (error: Error) => error.message);
    const messages = await Promise.all(
      [`a${long}z`, `/a${long}z`, `\0a${long}z`, `${test.root}/a${long}z`].map(messageOf),
    );
    for (const message of messages)
      expect(message).toMatch(/^(File path|Path) .{2000,2200}\[… \d+ characters left out …\]x{2000,2048}z$/);
  });

  it('compares by segments: a sibling whose name begins like the root is outside', async () => {
    const path = join(test.base, 'project-other', 'secret.txt');
    await expect(test.workspace.resolve(path)).rejects.toThrow(`Path must be within the project: ${path}`);
  });

  it('takes a name that only begins with dots for a name', async () => {
    expect((await test.workspace.resolve('..config')).relative).toBe('..config');
  });

  it('refuses a NUL character, however the path continues', async () => {
    await expect(test.workspace.resolve('src/a.ts\0.png')).rejects.toThrow(
      'Path must not contain a NUL character: src/a.ts\\0.png',
    );
  });

  it('follows links inside the project to what they lead to', async () => {
    await symlink('src', join(test.root, 'link'));
    expect((await test.workspace.resolve('link/a.ts')).relative).toBe('src/a.ts');
  });

  it('refuses a link that leaves the project, naming the path as it was given', async () => {
    await symlink('../secret.txt', join(test.root, 'out'));
    await symlink('..', join(test.root, 'up'));
    await expect(test.workspace.resolve('out')).rejects.toThrow('Path must be within the project: out');
    await expect(test.workspace.resolve('up/secret.txt')).rejects.toThrow(
      'Path must be within the project: up/secret.txt',
    );
  });

  it('follows links also where the end of the path does not exist', async () => {
    await symlink('..', join(test.root, 'up'));
    await symlink('../not-yet.txt', join(test.root, 'dangling'));
    await symlink('dangling', join(test.root, 'twice'));
    await symlink('src/new.ts', join(test.root, 'within'));
    for (const path of ['up/new/deep.txt', 'dangling', 'twice', 'dangling/below']) {
      await expect(test.workspace.resolve(path)).rejects.toThrow(`Path must be within the project: ${path}`);
    }
    expect((await test.workspace.resolve('within')).relative).toBe('src/new.ts');
    expect((await test.workspace.resolve('src/x/y/z.ts')).relative).toBe('src/x/y/z.ts');
  });

  it('says that links run in a circle', async () => {
    await symlink('b', join(test.root, 'a'));
    await symlink('a', join(test.root, 'b'));
    await expect(test.workspace.resolve('a')).rejects.toThrow('Path contains a loop of links: a');
  });

  it('knows the project by any link that leads to it', async () => {
    const alias = join(test.base, 'alias');
    await symlink(test.root, alias);
    const viaLink = await createWorkspace(alias);
    expect(viaLink.root).toBe(test.root);
    expect((await viaLink.resolve(join(alias, 'src/a.ts'))).absolute).toBe(join(test.root, 'src/a.ts'));
  });

  it.runIf(onLinux)('refuses the magic links of /proc', async () => {
    const path = `/proc/self/test.root${test.root}/../secret.txt`;
    await expect(test.workspace.resolve(path)).rejects.toThrow(`Path must be within the project: ${path}`);
  });
});

describe('reading a directory', () => {
  it('gives its entries', async () => {
    await symlink('nowhere', join(test.root, 'broken'));
    const entries = await test.workspace.readDirectory(await test.workspace.resolve('.'));
    expect(entries.map((entry) => [entry.name, entry.isDirectory(), entry.isSymbolicLink()]).sort()).toEqual([
      ['broken', false, true],
      ['src', true, false],
    ]);
  });

  it.each([
    ['missing', 'Directory not found: '],
    ['src/a.ts', 'Path is not a directory: '],
  ])('says of %s: %s', async (path, message) => {
    await expect(test.workspace.readDirectory(await test.workspace.resolve(path))).rejects.toThrow(
      message + join(test.root, path),
    );
  });
});

describe('temporary files of ours', () => {
  it('are never listed, and are removed when their process is dead', async () => {
    const living = newTempName();
    const dead = living.replace(`-${process.pid}-`, '-999999999-');
    await writeFile(join(test.root, living), '');
    await writeFile(join(test.root, dead), '');
    const entries = await test.workspace.readDirectory(await test.workspace.resolve('.'));
    expect(entries.map(({ name }) => name)).toEqual(['src']);
    expect((await readdir(test.root)).sort()).toEqual([living, 'src']);
    forgetTempName(living);
  });
});

describe('looking at an entry', () => {
  it('gives its stats, or null where there is none', async () => {
    expect((await test.workspace.stat(await test.workspace.resolve('src/a.ts')))?.size).toBe(6);
    expect(await test.workspace.stat(await test.workspace.resolve('src/b.ts'))).toBeNull();
    expect(await test.workspace.stat(await test.workspace.resolve('src/a.ts/x'))).toBeNull();
  });
});

describe('a project folder', () => {
  it.each([
    ['missing', 'Directory not found: '],
    ['project/src/a.ts', 'Path is not a directory: '],
  ])('that is %s is refused: %s', async (path, message) => {
    await expect(createWorkspace(join(test.base, path))).rejects.toThrow(message + join(test.base, path));
  });

  it.runIf(onLinux)('of the kernel is refused', async () => {
    await expect(createWorkspace('/proc/self')).rejects.toThrow('Path is not a folder of files: /proc/self');
  });

  it('that holds the whole system is refused', async () => {
    for (const options of [{}, { dataFolder: test.base }])
      await expect(createWorkspace('/', options)).rejects.toThrow('/ contains the whole system');
  });

  it('that was deleted is said to be gone, whatever is tried in it', async () => {
    const place = await test.workspace.resolve('src/a.ts');
    await rm(test.root, { recursive: true });
    const gone = `The project folder no longer exists: ${test.root}`;
    await expect(test.workspace.openFile(place)).rejects.toThrow(gone);
    await expect(test.workspace.readDirectory(place)).rejects.toThrow(gone);
    await expect(test.workspace.stat(place)).rejects.toThrow(gone);
    await expect(test.workspace.holdParent(place, 'create')).rejects.toThrow(gone);
  });

  it('with odd names is read all the same', async () => {
    const names = ['new\nline', 'tab\tname', '-rf', 'naïve ﬁle', '名前', 'a\\b'];
    for (const name of names) await writeFile(join(test.root, name), name);
    for (const name of names) expect(await test.readText(name)).toBe(name);
  });
});

describe('the folder that the .git of a project leads to', () => {
  it('is protected wherever it lies in the project, and as the file system finds it', async () => {
    await mkdir(join(test.root, 'far', 'deep'), { recursive: true });
    await symlink('far/deep', join(test.root, 'link'));
    await writeFile(join(test.root, '.git'), 'gitdir: link/../git \n');
    const { protection } = await createWorkspace(test.root);
    expect(worded(protection('far/git /config'))).toBe('far/git /config is a protected file');
    expect([protection('git /config'), protection('far/git/config')]).toEqual([null, null]);
  });

  it('is not read from what is no file', async () => {
    await promisify(execFile)('mkfifo', [join(test.root, '.git')]);
    expect((await createWorkspace(test.root)).protection('src/a.ts')).toBeNull();
  });
});
