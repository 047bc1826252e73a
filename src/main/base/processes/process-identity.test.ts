import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { type IdentitySystem, isProcess, processStart } from './process-identity';
import { parseProcesses, windowsProcesses, windowsStart } from './windows-processes';

/** A Windows where our process was created at this time. Null: the time is unknown. */
function windows(created: string | null) {
  const asked: string[] = [];
  const start = (pid: number) =>
    windowsStart(pid, async (script) => {
      asked.push(script);
      if (created === null) throw new Error('powershell.exe: access denied');
      return `${created}\r\n`;
    });
  const system: IdentitySystem = { platform: 'win32', startOn: { windows: start, unix: start } };
  return { system, asked };
}

it('a process is known on Windows by when it was created, which is asked for once of our own', async () => {
  const { system, asked } = windows('134083467312345678');
  expect(await processStart(process.pid, system)).toBe('134083467312345678');
  expect(await processStart(process.pid, system)).toBe('134083467312345678');
  expect(asked).toEqual([
    `(Get-CimInstance Win32_Process -Filter 'ProcessId = ${process.pid}').CreationDate.ToFileTimeUtc()`,
  ]);
});

it('one that was given the number of another later is not taken for it', async () => {
  const { system } = windows('134083467312345678');
  expect(await isProcess({ pid: process.pid, start: '134083467312345678' }, system)).toBe(true);
  expect(await isProcess({ pid: process.pid, start: '134083467399999999' }, system)).toBe(false);
});

it('where the start is not known, then or now, the number alone does', async () => {
  expect(await isProcess({ pid: process.pid, start: '1' }, windows(null).system)).toBe(true);
  expect(await isProcess({ pid: process.pid, start: 'alive' }, windows('2').system)).toBe(true);
});

it('one that has ended is nobody, and Windows is not asked', async () => {
  const child = spawn('true');
  await once(child, 'exit');
  const { system, asked } = windows('1');
  expect(await isProcess({ pid: child.pid ?? 0, start: '1' }, system)).toBe(false);
  expect(asked).toEqual([]);
});

it('is itself on this system', async () => {
  const start = (await processStart(process.pid)) ?? '';
  expect(await isProcess({ pid: process.pid, start })).toBe(true);
  expect(await isProcess({ pid: process.pid, start: `${start}0` })).toBe(false);
});

it('the processes of Windows are read as its PowerShell prints them', async () => {
  const printed = '7712 5120 134083467312345678\r\n5120 880 134083467000000000\r\n960 7 \r\n';
  const processes = [
    { pid: 7712, parent: 5120, created: 1_763_873_131_234 },
    { pid: 5120, parent: 880, created: 1_763_873_100_000 },
  ];
  expect(parseProcesses(printed)).toEqual(processes);
  expect(await windowsProcesses(async () => printed)).toEqual(processes);
});
