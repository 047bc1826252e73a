import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { say } from '@shared/texts/text';
import { describe, expect, it } from 'vitest';
import { builtFile } from '../base/processes/built-file';
import type { FromHost, HostProcess } from '../pty-host/host-protocol';
import { processesOf } from '../pty-host/process-tree/process-table';
import { createTestTerminals, shareTestTerminals } from '../terminal/testing/test-terminals';
import { outputText } from '../tools/kit/command-text';
import type { CommandResult } from './run-command';
import { inTheSandbox, sandbox, twice } from './testing/twice';

// Faulty commands and circumstances: each has a clear result, and the next command runs.

function textOf({ output }: CommandResult): string {
  return outputText(output);
}

/** The result with texts as the user reads them. */
function worded(result: CommandResult): object {
  return { ...result, error: result.error && say(result.error) };
}

const nothing = { exitCode: null, signal: null, groupId: null, backgroundPids: [], output: { head: '' } };

twice((within) => {
  const terminals = shareTestTerminals(within);

  describe('a command that cannot be run', () => {
    it('says that its directory is gone, or none', async () => {
      const { bash, folder } = terminals();
      const file = path.join(folder, 'file');
      await writeFile(file, '');
      for (const cwd of ['/nowhere/at/all', file])
        expect(worded(await bash('echo hi', { cwd }))).toMatchObject({
          ...nothing,
          error: `The command was not run: the directory ${cwd} is gone.`,
        });
    });

    it('says that there is no such shell', async () => {
      const { bash, folder } = terminals();
      for (const shell of ['/nowhere/bash', folder])
        expect(worded(await bash('echo hi', { shell: { kind: 'bash', file: shell } }))).toMatchObject({
          ...nothing,
          error: `The command was not run: the shell ${shell} does not exist.`,
        });
    });

    it('is never one cut at a NUL', async () => {
      const { bash } = terminals();
      expect(worded(await bash('echo hi\0 there'))).toMatchObject({
        ...nothing,
        error: 'The command was not run: it contains a NUL character.',
      });
    });
  });

  describe('a command that is run all the same', () => {
    it('has 100,000 characters', async () => {
      const { bash } = terminals();
      const result = await bash(`printf %s '${'x'.repeat(99_980)}' | wc -c`);
      expect(result).toMatchObject({ exitCode: 0, error: null });
      expect(textOf(result).trim()).toBe('99980');
    });

    it('removes the directory it runs in; the next one says so', async () => {
      const { bash, folder } = terminals();
      const cwd = path.join(folder, 'gone');
      await mkdir(cwd);
      const result = await bash('rm -r "$PWD"; echo still here; touch x 2>/dev/null; exit $?', { cwd });
      expect(result).toMatchObject({ exitCode: 1, error: null, output: { head: 'still here\n' } });
      expect(worded(await bash('pwd', { cwd }))).toMatchObject({
        error: `The command was not run: the directory ${cwd} is gone.`,
      });
      expect(await bash('echo next')).toMatchObject({ exitCode: 0, output: { head: 'next\n' } });
    });
  });

  describe('a command that reaches a limit', () => {
    it.each([
      ['of memory', 'ulimit -v 200000 || exit; x=x; while :; do x=$x$x; done', /cannot (?:allocate|modify)/],
      ['of open files', 'ulimit -n 4; cat /dev/null | cat; echo "code $?"', /Too many open files/],
      ['of a file’s size', 'ulimit -f 1; head -c 100000 /dev/zero > big; echo "code $?"', /code 153$/],
      ['of time', 'ulimit -S -t 1; while :; do :; done', /^$/],
    ])('%s says what the system says, and the next one runs', async (_what, command, said) => {
      const { bash } = terminals();
      const result = await bash(command);
      expect(result).toMatchObject({ end: 'finished', error: null, exitCode: expect.any(Number) });
      expect(textOf(result)).toMatch(said);
      expect(await bash('echo next')).toMatchObject({ exitCode: 0, output: { head: 'next\n' } });
    });
  });
});

describe('a command that is run all the same', () => {
  it('prints a megabyte of any bytes: they come as they are, and are kept as text', async () => {
    const { bash, folder } = await createTestTerminals();
    const any = randomBytes(1_000_000);
    await writeFile(path.join(folder, 'any'), any);
    const pieces: Buffer[] = [];
    const raw = await bash('cat any', { onOutput: (bytes) => void pieces.push(bytes) });
    expect(raw).toMatchObject({ exitCode: 0, error: null });
    expect(Buffer.concat(pieces).equals(any)).toBe(true);

    // Without the bytes that begin a terminal code, which the model does not get.
    const codeless = any.filter((byte) => byte !== 0x1b && byte !== 0x9b);
    await writeFile(path.join(folder, 'codeless'), codeless);
    const { output } = await bash('cat codeless');
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(codeless).replaceAll('\0', '\ufffd');
    expect((await readFile(output.rest?.place ?? '', 'utf8')) === text).toBe(true);
    expect(output.rest?.total).toBe(text.length);
  });

  it('prints what is no UTF-8: each such byte is replaced, and nothing beside it', async () => {
    const { bash } = await createTestTerminals();
    const result = await bash(String.raw`printf 'a\xffb\xc3c\xe4\xbdd\xf0\x9f\x98e\xed\xa0\x80f\xc3'`);
    expect(textOf(result)).toBe('a\ufffdb\ufffdc\ufffdd\ufffde\ufffd\ufffd\ufffdf\ufffd');
  });
});

describe('a terminal that is killed from outside', () => {
  it.each([
    ['the shell of the command', 'kill -KILL $$', { exitCode: 137, signal: 'SIGKILL', error: null }],
    [
      'the one that keeps the terminal',
      'kill -KILL $PPID; sleep 60',
      {
        exitCode: null,
        signal: 'SIGKILL',
        error: 'Another process ended the shell of the command. The work of the command may be incomplete.',
      },
    ],
    [
      'the process that holds all terminals',
      'kill -KILL "$(ps -o ppid= -p $PPID | tr -d " ")"; sleep 60',
      {
        exitCode: null,
        signal: null,
        error:
          'The process that runs commands ended unexpectedly. The work of the command may be incomplete.',
      },
    ],
  ])('by %s: its command ends with what it had printed, and the next one runs', async (_who, end, told) => {
    const { bash } = await createTestTerminals();
    const result = await bash(`echo before; sleep 0.2; ${end}; echo after`);
    expect(worded(result)).toMatchObject({ end: 'finished', ...told, output: { head: 'before\n' } });
    expect(await bash('echo next')).toMatchObject({ exitCode: 0, error: null, output: { head: 'next\n' } });
  });

  it('takes with it what would go on without anybody to end it', async () => {
    const { bash, instance } = await createTestTerminals();
    const result = await bash('trap "" HUP; setsid sleep 620 & kill -KILL $PPID; sleep 621');
    expect(result).toMatchObject({ signal: 'SIGKILL', backgroundPids: [] });
    expect(processesOf({ run: `${instance.id}/`, leader: null })).toEqual([]);
  });
});

inTheSandbox(() => {
  it('a command that is killed ends as it does without, and nothing that holds its terminal can be killed', async () => {
    const { bash } = await createTestTerminals({ sandbox });
    const killed = await bash('echo before; kill -KILL $$; echo after');
    expect(killed).toMatchObject({
      exitCode: 137,
      signal: 'SIGKILL',
      error: null,
      output: { head: 'before\n' },
    });
    const others = await bash('kill -KILL 1; ps -eo args | grep -c "[p]ty-host"; echo after');
    expect(others).toMatchObject({ exitCode: 0, error: null, output: { head: '0\nafter\n' } });
  });

  it('a command that kills what started it ends with that, as it does without', async () => {
    const { bash, instance } = await createTestTerminals({ sandbox });
    const result = await bash('echo before; (setsid sleep 622 &); kill -KILL $PPID; sleep 623');
    expect(result).toMatchObject({ signal: 'SIGKILL', backgroundPids: [], output: { head: 'before\n' } });
    await expect.poll(() => processesOf({ run: `${instance.id}/`, leader: null })).toEqual([]);
  });

  it('what is killed together with what holds its terminal ends with what it had printed', async () => {
    const { bash, instance } = await createTestTerminals({ sandbox });
    const result = await bash('echo before; (trap "" HUP; setsid sleep 620) & kill -KILL 0; sleep 621');
    expect(result).toMatchObject({ signal: 'SIGKILL', backgroundPids: [], output: { head: 'before\n' } });
    await expect.poll(() => processesOf({ run: `${instance.id}/`, leader: null })).toEqual([]);
    expect(await bash('echo next')).toMatchObject({ exitCode: 0, error: null, output: { head: 'next\n' } });
  });
});

it('a command that reaches a limit of the process that holds the terminals: those that cannot be started say so, and the next one runs', async () => {
  const { bash } = await createTestTerminals({ start: limitedHost });
  const all = Array.from({ length: 40 }, (_, index) => index);
  const results = await Promise.all(all.map((index) => bash(`echo ${index}; read -t 1; exit 0`)));
  const told = results.map((result) => (result.error === null ? textOf(result) : say(result.error)));
  const refused = told.filter((text) => text.startsWith('Cannot open a terminal, '));
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length + told.filter((text, index) => text === String(index)).length).toBe(all.length);
  expect(await bash('echo next')).toMatchObject({ exitCode: 0, output: { head: 'next\n' } });
});

/** A host with few open files allowed, and so only some terminals. */
function limitedHost(): HostProcess {
  const script = 'ulimit -n 40; exec "$@"';
  const child = spawn('bash', ['-c', script, 'bash', process.execPath, builtFile('pty-host.js')], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    send: (message) => void (child.connected && child.send(message, () => undefined)),
    onMessage: (listener) => void child.on('message', (message) => listener(message as FromHost)),
    onExit: (listener) => void exited.then(listener),
    kill: () => void child.kill('SIGKILL'),
  };
}
