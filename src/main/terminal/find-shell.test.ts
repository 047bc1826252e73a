import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { findCommandShell, personShell } from './find-shell';

describe('the shell of commands', () => {
  it('is the first bash of PATH that can be run, no folder, and never one of a relative folder', async () => {
    const [folder, other] = [await tempFolder(), await tempFolder()];
    for (const place of [folder, other]) await writeFile(path.join(place, 'bash'), '', { mode: 0o755 });
    const folders = await tempFolder();
    await mkdir(path.join(folders, 'bash'));
    const env = { PATH: ['.', 'bin', '', folders, folder, other].join(path.delimiter) };
    expect(await findCommandShell(env, 'linux')).toEqual({ kind: 'bash', file: path.join(folder, 'bash') });
    await chmod(path.join(folder, 'bash'), 0o644);
    expect(await findCommandShell(env, 'linux')).toEqual({ kind: 'bash', file: path.join(other, 'bash') });
  });

  it('is none where there is no bash', async () => {
    expect(await findCommandShell({ PATH: await tempFolder() }, 'linux')).toBeNull();
    expect(await findCommandShell({}, 'linux')).toBeNull();
  });

  it('is under Windows the newest PowerShell there is, wherever on PATH, else the command processor', async () => {
    const [old, recent] = [await tempFolder(), await tempFolder()];
    const env = { PATH: [old, recent].join(path.delimiter), ComSpec: 'C:\\Windows\\cmd.exe' };
    expect(await findCommandShell(env, 'win32')).toEqual({ kind: 'cmd', file: 'C:\\Windows\\cmd.exe' });
    const powershell = path.join(old, 'powershell.exe');
    await writeFile(powershell, '', { mode: 0o755 });
    expect(await findCommandShell(env, 'win32')).toEqual({ kind: 'powershell', file: powershell });
    const pwsh = path.join(recent, 'pwsh.exe');
    await writeFile(pwsh, '', { mode: 0o755 });
    expect(await findCommandShell(env, 'win32')).toEqual({ kind: 'pwsh', file: pwsh });
    expect(await findCommandShell({ PATH: '' }, 'win32')).toBeNull();
  });
});

describe('the shell of the user', () => {
  it('is the one of the environment', () => {
    expect(personShell({ SHELL: '/usr/bin/fish' }, 'linux')).toEqual({ file: '/usr/bin/fish', args: ['-l'] });
  });

  it('is the one they are registered with where the environment names none', () => {
    const registered = userInfo().shell;
    expect(registered).toMatch(/^\//);
    expect(personShell({ SHELL: '' }, 'linux')).toEqual({ file: registered, args: ['-l'] });
  });

  it('is the command processor under Windows', () => {
    expect(personShell({ ComSpec: 'C:\\cmd.exe' }, 'win32')).toEqual({ file: 'C:\\cmd.exe', args: [] });
  });
});
