import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { textOf } from '@shared/texts/text';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { detectSandbox } from './detect-sandbox';
import { anotherSandbox, inSandbox, place, sandbox } from './testing/in-sandbox';

async function detectWith(programs: Readonly<Record<string, string>>) {
  const folder = await tempFolder();
  const [bin, dataFolder] = [path.join(folder, 'bin'), path.join(folder, 'data')];
  await mkdir(bin);
  await mkdir(dataFolder);
  for (const [name, script] of Object.entries(programs))
    await writeFile(path.join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return await detectSandbox({ dataFolder, env: { PATH: bin }, platform: 'linux', systemFolders: bin });
}

const bash = 'exec /bin/sh "$@"';

describe('without a sandbox it says why, and what would help:', () => {
  it('programs that are not installed, and how this system installs them', async () => {
    expect(await detectWith({ 'apt-get': '', bash })).toEqual({
      kind: 'missing',
      why: textOf('sandbox.not-installed', {
        programs: 'bubblewrap socat',
        command: 'sudo apt-get install bubblewrap socat',
      }),
    });
    expect(await detectWith({ bash, bwrap: '' })).toEqual({
      kind: 'missing',
      why: textOf('sandbox.not-found', { programs: 'socat' }),
    });
  });

  it('systems for which there is none', async () => {
    const options = { dataFolder: await tempFolder(), env: {} };
    expect(await detectSandbox({ ...options, platform: 'win32' })).toEqual({
      kind: 'missing',
      why: textOf('sandbox.unsupported', { system: 'Windows' }),
    });
  });
});

describe.runIf(process.platform === 'linux')('without a sandbox that starts it says', () => {
  it('that the system gives no namespaces', async () => {
    const said = 'bwrap: setting up uid map: Permission denied';
    const state = await detectWith({ bash, socat: '', bwrap: `echo "${said}" >&2; exit 1` });
    // The settings of the machine decide which of the two it is.
    expect(JSON.stringify(state)).toMatch(/sandbox\.(?:not-permitted|no-namespaces)/);
  });

  it('what else it has to say, and is not taken in by a program that only ends well', async () => {
    expect(await detectWith({ bash, socat: '', bwrap: 'echo broken >&2; exit 3' })).toEqual({
      kind: 'missing',
      why: textOf('sandbox.does-not-start', { why: 'broken' }),
    });
    expect(await detectWith({ bash, socat: '', bwrap: 'exit 0' })).toEqual({
      kind: 'missing',
      why: textOf('sandbox.does-not-start', { why: 'exit 0' }),
    });
  });
});

describe.runIf(process.platform === 'linux')('a sandbox that was found', () => {
  it('is not tried again under the same conditions', async () => {
    const machine = await machineWith('exit 42');
    expect(await machine.detect()).toBe('there');
    expect(await machine.detect()).toBe('there');
    expect(await machine.timesTried()).toBe(1);
  });

  it('is tried again once a program is another', async () => {
    const machine = await machineWith('exit 42');
    await machine.detect();
    await machine.install('exit 1');
    expect(await machine.detect()).toBe('missing');
    expect(await machine.timesTried()).toBe(2);
  });

  it.each([
    ['of another boot', (note: string) => note.replace(/"boot [^"]*"/, '"boot another"')],
    ['of another version of the library', (note: string) => note.replace(/"library [^"]*"/, '"library 0"')],
    ['cut off', (note: string) => note.slice(0, -20)],
    ['of another kind', () => '["there"]'],
  ])('is tried again where its note is %s', async (_, edited) => {
    const machine = await machineWith('exit 42');
    await machine.detect();
    await writeFile(machine.file, edited(await readFile(machine.file, 'utf8')));
    expect(await machine.detect()).toBe('there');
    expect(await machine.timesTried()).toBe(2);
    expect(await machine.detect()).toBe('there');
    expect(await machine.timesTried()).toBe(2);
  });

  it('is noted only where one is to be kept', async () => {
    const machine = await machineWith('exit 42');
    await machine.detect({ isKept: false });
    await expect(readFile(machine.file)).rejects.toThrow('ENOENT');
    await machine.detect();
    await machine.detect({ isKept: false });
    expect(await machine.timesTried()).toBe(2);
  });

  it('is there all the same where the disk takes no note', async () => {
    const machine = await machineWith('exit 42');
    await mkdir(machine.file);
    expect(await machine.detect()).toBe('there');
  });
});

it.runIf(process.platform === 'linux')('a sandbox that is missing is tried at each start', async () => {
  const machine = await machineWith('exit 1');
  await machine.detect();
  await expect(readFile(machine.file)).rejects.toThrow('ENOENT');
  await machine.install('exit 42');
  expect(await machine.detect()).toBe('there');
});

it.runIf(sandbox)('a sandbox that was not tried holds commands as another does', async () => {
  const note = { file: path.join(await tempFolder(), 'sandbox.json'), isKept: true };
  await (await anotherSandbox(note)).close();
  const notTried = await anotherSandbox(note);
  const where = await place();
  const ran = await inSandbox(where, `touch made; touch ${where.outside}/made`, { by: notTried });
  expect(ran).toMatchObject({ code: 1, stderr: expect.stringContaining('Read-only file system') });
  await readFile(path.join(where.root, 'made'));
  await notTried.close();
});

/** A machine whose `bwrap` is the script. It ends at once with an exit code; 42 is that of a successful trial. */
async function machineWith(script: string) {
  const folder = await tempFolder();
  const [bin, dataFolder] = [path.join(folder, 'bin'), path.join(folder, 'data')];
  const [file, tried] = [path.join(dataFolder, 'sandbox.json'), path.join(folder, 'tried')];
  await mkdir(bin);
  await mkdir(dataFolder);
  await writeFile(tried, '');
  const put = async (name: string, text: string) => {
    await writeFile(path.join(folder, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
    await rename(path.join(folder, name), path.join(bin, name));
  };
  const install = (text: string) => put('bwrap', `echo >> ${tried}; ${text}`);
  await put('bash', bash);
  await put('socat', '');
  await install(script);
  return {
    file,
    install,
    async detect({ isKept } = { isKept: true }) {
      const options = { dataFolder, env: { PATH: bin }, platform: 'linux' as const, systemFolders: bin };
      const state = await detectSandbox({ ...options, note: { file, isKept } });
      if (state.kind === 'there') await state.sandbox.close();
      return state.kind;
    },
    timesTried: async () => (await readFile(tried, 'utf8')).length,
  };
}
