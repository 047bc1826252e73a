import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { textOf } from '@shared/texts/text';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { detectSandbox } from './detect-sandbox';

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
    // Which of the two depends on the settings of the machine.
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
