import { mkdir, realpath, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { sandbox as linuxSandbox } from './testing/in-sandbox';
import { allows, rulesIn } from './testing/seatbelt-profile';
import { program, run, runsRest } from './testing/stand-in';
import { type Confinement, createSandbox, type WrapRequest } from './wrap-command';

// The sandbox of macOS, as far as Linux can try it: the text of the profile, and a stand-in for the system's program that
// runs the rest of its arguments. What macOS makes of the profile nobody has seen yet.

const folder = await realpath(await tempFolder());
const dataFolder = path.join(folder, 'data');
await mkdir(dataFolder);
const sandboxExec = await program(folder, 'sandbox-exec', runsRest);
const sandbox = createSandbox(dataFolder, { sandboxExec, bash: '/bin/bash' }, {});
afterAll(() => sandbox.close());

const works: Confinement = { kind: 'works', mayConnect: null };
const connects: Confinement = { kind: 'works', mayConnect: async () => false };

type Asked = Partial<WrapRequest> & Pick<WrapRequest, 'root'>;

async function wrap(asked: Asked) {
  return await sandbox.wrap({
    command: 'true',
    shell: '/bin/bash',
    confinement: works,
    denied: [],
    env: { PATH: process.env.PATH ?? '', HOME: path.join(folder, 'home') },
    ...asked,
  });
}

/** The rules of the profile, in order, and the temporary folder. */
async function profileOf(asked: Asked) {
  const wrapped = await wrap(asked);
  const printed = await run(wrapped.command.replace(/^exec \S+/, "printf '%s\\0'"), wrapped.env);
  await wrapped.end();
  const [, profile = '', , , inner = ''] = printed.stdout.split('\0');
  return { rules: rulesIn(profile), profile, temporary: /TMPDIR=([^' ]+)/.exec(inner)?.[1] ?? '' };
}

async function project(name = 'project') {
  const root = path.join(await realpath(await tempFolder()), name);
  await mkdir(path.join(root, 'sub'), { recursive: true });
  return root;
}

const odd = ['with blank', "it's", 'say "x"', 'a[b]c', 'a*b?c', 'back\\slash', 'äöü 日本', '$(touch x)`x`'];

describe.skipIf(process.platform === 'win32')('the profile of a command that works', () => {
  it.each(odd)('lets it write its project and its temporary folder, and nothing else: %s', async (name) => {
    const root = await project(name);
    const { rules, temporary } = await profileOf({ root });
    const open = [root, temporary].map((one) => path.join(one, 'sub/a'));
    for (const operation of ['file-write-data', 'file-write-create', 'file-write-unlink', 'file-read-data']) {
      expect(open.filter((one) => !allows(rules, operation, one))).toEqual([]);
    }
    const siblings = [`${name}2`, 'abc', 'axxbxc'].map((one) => path.join(path.dirname(root), one, 'a'));
    const others = [
      ...siblings,
      ...siblings.map((one) => path.dirname(one)),
      path.dirname(root),
      '/etc/hosts',
      path.join(folder, 'home/a'),
      '/dev/disk0',
    ];
    expect(others.filter((one) => allows(rules, 'file-write-data', one))).toEqual([]);
    expect(temporary).toMatch(/\/pilotfish-\d+\/[\w-]+$/);
  });

  it.each(odd)('leaves protected files closed, and their folders in place: %s', async (name) => {
    const root = await project(name);
    const closed = ['.env', '.git/config', '.git/hooks', 'sub/AGENTS.md'].map((one) => path.join(root, one));
    await mkdir(path.join(root, '.git/hooks'), { recursive: true });
    await mkdir(path.join(root, '.git/objects'));
    await writeFile(path.join(root, '.git/HEAD'), 'ref: refs/heads/main\n');
    await mkdir(path.join(root, '.git/refs'));
    for (const one of [closed[0], closed[1], closed[3]]) await writeFile(one ?? '', '');
    const { rules } = await profileOf({ root });
    for (const operation of ['file-write-data', 'file-write-create', 'file-write-unlink', 'file-write-mode'])
      expect(closed.filter((one) => allows(rules, operation, one))).toEqual([]);
    const around = [root, path.join(root, '.git'), path.join(root, 'sub')];
    expect(around.filter((one) => allows(rules, 'file-write-unlink', one))).toEqual([]);
    expect(allows(rules, 'file-write-create', path.join(root, '.git/index.lock'))).toBe(true);
  });

  it('closes the target of a protected link too', async () => {
    const root = await project();
    await writeFile(path.join(root, 'sub/real'), '');
    await symlink('sub/real', path.join(root, '.env'));
    const { rules } = await profileOf({ root });
    expect(allows(rules, 'file-write-data', path.join(root, 'sub/real'))).toBe(false);
    expect(allows(rules, 'file-write-unlink', path.join(root, '.env'))).toBe(false);
  });

  it('tells afterwards of a protected file that was not there before', async () => {
    const root = await project();
    const wrapped = await wrap({ root, command: 'echo A=1 > .env; echo ok' });
    expect(await run(wrapped.command, wrapped.env, root)).toMatchObject({ stdout: 'ok\n', code: 0 });
    expect(await wrapped.end()).toMatchObject({ appeared: ['.env'] });
  });

  it('hides secrets, the data folder and what rules deny, also in the project', async () => {
    const root = await project();
    const home = path.join(folder, 'home');
    const denied = path.join(root, 'sub/secret[1]');
    await mkdir(path.join(home, '.ssh'), { recursive: true });
    await mkdir(path.join(home, 'Library/Caches/pip'), { recursive: true });
    await mkdir(denied);
    const { rules, temporary } = await profileOf({ root, denied: [denied] });
    const hidden = [
      path.join(home, '.ssh/id'),
      path.join(home, 'Library/Keychains/login.keychain-db'),
      path.join(home, 'Library/Application Support/Google/Chrome/Default/Cookies'),
      path.join(home, 'Library/Caches/Firefox/x'),
      path.join(dataFolder, 'rules.json'),
      path.join(path.dirname(temporary), 'of-another-command'),
      path.join(denied, 'a'),
      '/dev/ttys001',
    ];
    expect(hidden.filter((one) => allows(rules, 'file-read-data', one))).toEqual([]);
    expect(hidden.filter((one) => allows(rules, 'file-write-data', one))).toEqual([]);
    expect(allows(rules, 'file-write-unlink', denied)).toBe(false);
    const shown = [
      path.join(root, 'sub/secret1/a'),
      path.join(home, 'Library/Caches/pip/x'),
      path.join(home, 'a'),
      '/usr/bin/env',
      '/dev/null',
    ];
    expect(shown.filter((one) => !allows(rules, 'file-read-data', one))).toEqual([]);
  });

  it('hides the project too, if a rule denies all of it', async () => {
    const root = await project();
    const { rules } = await profileOf({ root, denied: [root] });
    expect(allows(rules, 'file-read-data', path.join(root, 'a'))).toBe(false);
  });

  it('makes no hard link, no clone, no socket, and sends nothing to other programs', async () => {
    const root = await project();
    const { rules, profile } = await profileOf({ root, confinement: connects });
    for (const operation of ['file-link', 'file-clone', 'distributed-notification-post', 'appleevent-send'])
      expect(allows(rules, operation, path.join(root, 'a'))).toBe(false);
    // By a rule, because a version of the system may count them as writing.
    expect(profile).toContain('\n(deny file-link file-clone)\n');
    expect(profile).not.toMatch(/unix-socket|AF_UNIX/);
  });
});

describe.skipIf(process.platform === 'win32')('the network of a command', () => {
  const networkRules = (profile: string) =>
    profile.split('\n').filter((line) => line.startsWith('(allow network'));

  it('is none where it may not connect', async () => {
    const { profile } = await profileOf({ root: await project() });
    expect(networkRules(profile)).toEqual([]);
  });

  it('is this machine, with the proxy, whose login is in no text that others see', async () => {
    const wrapped = await wrap({ root: await project(), confinement: connects });
    const { HTTPS_PROXY = '', NO_PROXY = '' } = wrapped.env;
    const { password, hostname } = new URL(HTTPS_PROXY);
    expect(hostname).toBe('127.0.0.1');
    expect(NO_PROXY).toContain('localhost');
    expect(networkRules(wrapped.command).map((line) => line.replace(/\)'.*/, ')'))).toEqual([
      '(allow network-bind (local ip "localhost:*"))',
      '(allow network-inbound (local ip "localhost:*"))',
      '(allow network-outbound (remote ip "localhost:*"))',
    ]);
    expect(password).toMatch(/^\w{32}$/);
    expect(wrapped.command).not.toContain(password);
    await wrapped.end();
  });

  it('is asked for by the proxy with the login of its run, until the run ends', async () => {
    const met: string[] = [];
    const mayConnect = async ({ host, port }: { host: string; port: number }) => {
      met.push(`${host}:${port}`);
      return false;
    };
    const wrapped = await wrap({
      root: await project(),
      confinement: { kind: 'works', mayConnect },
      command: 'curl -s -o /dev/null -w "%{http_code}" http://a.invalid/',
    });
    expect(await run(wrapped.command, wrapped.env)).toMatchObject({ stdout: '403' });
    expect(met).toEqual(['a.invalid:80']);
    await wrapped.end();
    await run(wrapped.command, wrapped.env);
    expect(met).toHaveLength(1);
  });

  it('lets a server listen on the loopback address, which cannot be reached through Pilotfish', async () => {
    const confinement: Confinement = { kind: 'works', mayConnect: null, hasInbound: true };
    const wrapped = await wrap({ root: await project(), confinement });
    expect(networkRules(wrapped.command).map((line) => line.replace(/\)'.*/, ')'))).toEqual([
      '(allow network-bind (local ip "localhost:*"))',
      '(allow network-inbound (local ip "localhost:*"))',
    ]);
    expect(wrapped.inbound).toBeNull();
    await wrapped.end();
  });
});

describe.skipIf(process.platform === 'win32')('a command that only reads', () => {
  it('writes in its temporary folder alone, and reaches nothing', async () => {
    const root = await project();
    const { rules, profile, temporary } = await profileOf({ root, confinement: { kind: 'reads' } });
    expect(allows(rules, 'file-read-data', path.join(root, 'a'))).toBe(true);
    const places = [root, path.join(root, 'a'), dataFolder, '/tmp/a', path.join(folder, 'home/a')];
    for (const operation of ['file-write-data', 'file-write-create', 'file-write-unlink'])
      expect(places.filter((one) => allows(rules, operation, one))).toEqual([]);
    expect(allows(rules, 'file-write-create', path.join(temporary, 'a'))).toBe(true);
    expect(profile).not.toMatch(/\(allow network/);
  });

  it('does not see secrets of the project', async () => {
    const root = await project();
    await writeFile(path.join(root, '.env'), 'A=1');
    const { rules } = await profileOf({ root, confinement: { kind: 'reads', hidesSecrets: true } });
    expect(allows(rules, 'file-read-data', path.join(root, '.env'))).toBe(false);
  });

  it('has its temporary folder until it ends', async () => {
    const wrapped = await wrap({
      root: await project(),
      confinement: { kind: 'reads' },
      command: 'echo 1 > "$TMPDIR/a"; cat "$TMPDIR/a"; echo "$TMPDIR"',
    });
    const [one, temporary = ''] = (await run(wrapped.command, wrapped.env)).stdout.split('\n');
    expect(one).toBe('1');
    await wrapped.end();
    await expect(realpath(temporary)).rejects.toThrow('ENOENT');
  });
});

describe.skipIf(process.platform === 'win32')('a command through the stand-in', () => {
  it.each(odd)('runs as it would without, whatever is in its text and its folder: %s', async (name) => {
    const root = await project(name);
    const command = `pwd; printf '%s\\n' "it's" '"$A"' "$A" 'a\\b' '\`x\`'; echo äöü >&2; env; exit 7`;
    const wrapped = await wrap({ root, command, env: { PATH: process.env.PATH ?? '', A: "b 'c" } });
    const ran = await run(wrapped.command, wrapped.env, root);
    expect(ran).toMatchObject({ code: 7, stderr: 'äöü\n' });
    expect(ran.stdout).toContain(`${root}\nit's\n"$A"\nb 'c\na\\b\n\`x\`\n`);
    expect(ran.stdout).not.toMatch(/PILOTFISH_COMMAND|SANDBOX_RUNTIME|CLAUDE|PROXY/i);
    expect(await wrapped.end()).toMatchObject({ appeared: [], putAside: [], left: 0 });
  });

  it('has no limit of processes, and nothing counts them', async () => {
    const env = { PATH: process.env.PATH ?? '' };
    const wrapped = await wrap({ root: await project(), command: 'ulimit -Su', env, countsLeft: true });
    expect(await run(wrapped.command, wrapped.env)).toEqual(await run('ulimit -Su', env));
    expect(wrapped.command).not.toContain('/proc');
    await wrapped.end();
  });

  it('does not run where the profile could not name a place', async () => {
    await expect(wrap({ root: await project('bell\u0007') })).rejects.toThrow('cannot name');
  });

  it('does not run where the program lies in its project', async () => {
    await expect(wrap({ root: folder })).rejects.toThrow(`${sandboxExec} lies in the project`);
  });

  it('asks as it would without the sandbox', () => {
    expect(sandbox.keepsQuestions).toBe(true);
    expect(linuxSandbox?.keepsQuestions).not.toBe(true);
  });
});
