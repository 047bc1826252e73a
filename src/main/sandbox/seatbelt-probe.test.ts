import { mkdir, readFile, realpath, symlink } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { detectSandbox } from './detect-sandbox';
import { sandbox as linuxSandbox } from './testing/in-sandbox';
import { program, runsRest } from './testing/stand-in';

// The detection of the sandbox of macOS, with stand-ins for its program: they confine by the sandbox of Linux, or less.

describe.skipIf(process.platform === 'win32')('looking for the sandbox of macOS', () => {
  async function detectWith(script: string | null) {
    const [bin, own] = [await tempFolder(), await realpath(await tempFolder())];
    const data = path.join(own, 'data');
    await mkdir(data);
    await symlink('/bin/bash', path.join(bin, 'bash'));
    if (script !== null) await program(bin, 'sandbox-exec', script.replaceAll('DATA', data));
    const note = { file: path.join(own, 'sandbox.json'), isKept: true };
    const options = { dataFolder: data, env: { PATH: bin }, systemFolders: bin, note };
    const state = await detectSandbox({ ...options, platform: 'darwin' });
    if (state.kind === 'there') await state.sandbox.close();
    // It is tried at each start.
    await expect(readFile(note.file)).rejects.toThrow('ENOENT');
    return state.kind === 'there' ? 'there' : JSON.stringify(state.why);
  }

  it('it is missing without its program', async () => {
    expect(await detectWith(null)).toContain('sandbox-exec');
  });

  it('it is missing where it does not start', async () => {
    expect(await detectWith('echo "sandbox_apply: not permitted" >&2; exit 71')).toContain('sandbox_apply');
    expect(await detectWith('exit 0')).toContain('exit 0');
  });

  it('it is missing where it stops nothing', async () => {
    expect(await detectWith(runsRest)).toContain('it does not stop reading a closed file');
  });

  const hides = '--tmpfs DATA';
  const locks = '--remount-ro DATA --unshare-net';
  const functions = 'echo "ln() { :; }" > DATA/functions; ';
  const withFunctions = `--ro-bind DATA/functions DATA/functions --setenv BASH_ENV DATA/functions`;

  it.runIf(linuxSandbox).each([
    ['there', '', `${hides} ${locks}`],
    [
      'it does not stop writing a closed file',
      '',
      `${hides} --dir "$(echo DATA/sandbox/probe-*)" --unshare-net`,
    ],
    ['it does not stop connecting to this machine', '', `${hides} --remount-ro DATA`],
    ['it does not stop linking to a closed file', functions, `${hides} ${withFunctions} ${locks}`],
  ])('what it holds decides: %s', async (expected, before, arguments_) => {
    const own = `own=$(printf '%s' "$*" | grep -o '[^ =]*/pilotfish-[0-9]*/[^ ]*' | tail -1 | tr -d "'"); shift 2`;
    const script = `${before}${own}; exec bwrap --ro-bind / / --dev /dev --bind "$own" "$own" ${arguments_} "$@"`;
    expect(await detectWith(script)).toContain(expected);
  });
});
