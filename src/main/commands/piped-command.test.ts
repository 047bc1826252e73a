import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CommandShell, Shell } from '../base/command-shell';
import { createTestTerminals, type TestTerminals } from '../terminal/testing/test-terminals';
import type { CommandRequest, CommandResult } from './run-command';

// A command as on Windows: behind pipes, without a session leader. A script replaces the shell there: it runs the
// `script` beside it with bash. Otherwise it starts like PowerShell or cmd.exe.

type Piped = TestTerminals & {
  run(script: string, changes?: Partial<CommandRequest>): Promise<CommandResult>;
};

async function createPiped(kind: Exclude<Shell, 'bash'> = 'powershell'): Promise<Piped> {
  const test = await createTestTerminals();
  const shell: CommandShell = { kind, file: path.join(test.home, 'shell') };
  const script = path.join(test.home, 'script');
  await writeFile(shell.file, `#!/bin/bash\nsource '${script}'\n`, { mode: 0o755 });
  return {
    ...test,
    async run(text, changes) {
      await writeFile(script, text);
      return await test.bash('the command', { shell, ...changes });
    },
  };
}

const printed = ({ output }: CommandResult) => output.head;

describe('a command behind pipes', () => {
  it.each([
    ['powershell', ['-NoProfile', '-NonInteractive', '-Command']],
    ['cmd', ['/d', '/s', '/c']],
  ] as const)('is given to %s as that takes it', async (kind, options) => {
    const { run } = await createPiped(kind);
    const lines = printed(await run('printf "%s\\n" "$@"')).split('\n');
    expect(lines.slice(0, 3)).toEqual(options);
    expect(lines.slice(3).join('\n')).toContain('the command');
  });

  it('has every byte it printed and its own exit code', async () => {
    const { run } = await createPiped();
    const pieces: Buffer[] = [];
    const result = await run('[ -t 1 ] || echo no tty; seq 1 60000; printf "\\xff你🐟"; exit 3', {
      onOutput: (bytes) => void pieces.push(Buffer.from(bytes)),
    });
    expect(result).toMatchObject({ end: 'finished', exitCode: 3, signal: null, error: null });
    const lines = Array.from({ length: 60_000 }, (_, index) => `${index + 1}\n`).join('');
    const all = Buffer.concat([Buffer.from(`no tty\n${lines}`), Buffer.from([0xff]), Buffer.from('你🐟')]);
    expect(Buffer.concat(pieces).equals(all)).toBe(true);
  });

  it('cuts no character in two where output and errors are mixed', async () => {
    const { run } = await createPiped();
    const result = await run('printf "\\xe4\\xbd"; sleep 0.1; printf oh >&2; sleep 0.1; printf "\\xa0"');
    expect(printed(result)).toBe('oh你');
  });

  it('has ended though what it left running holds the pipes open', async () => {
    const { run } = await createPiped();
    const result = await run('sleep 650 & echo $!; exit 4');
    expect(result).toMatchObject({ end: 'finished', exitCode: 4 });
    expect(result.backgroundPids).toEqual([Number(printed(result))]);
  });

  it('has ended though what it left running prints on and on', async () => {
    const { run } = await createPiped();
    const result = await run('yes & exit 5');
    expect(result).toMatchObject({ end: 'finished', exitCode: 5 });
  });

  it('is ended with all it started', async () => {
    const { run, host } = await createPiped();
    const stopping = new AbortController();
    const result = await run('setsid sleep 651 & sleep 652 & echo ready; wait', {
      signal: stopping.signal,
      onOutput: () => stopping.abort(),
    });
    expect(result).toMatchObject({ end: 'cancelled', backgroundPids: [] });
    await host.close();
  });

  it('says that its shell was ended from outside', async () => {
    const { run } = await createPiped();
    expect(await run('kill -KILL $$')).toMatchObject({ exitCode: null, signal: 'SIGKILL' });
  });
});

it('a command that was approved for another shell than there is now is not run', async () => {
  const { commands, folder, project, home } = await createTestTerminals();
  const run = commands.run({
    command: 'dir',
    shell: 'cmd',
    cwd: folder,
    pin: null,
    confined: null,
    timeoutMs: 60_000,
    signal: new AbortController().signal,
    call: null,
    project,
    outputs: home,
    onOutput: () => undefined,
    onAwaitsInput: () => undefined,
  });
  await expect(run).rejects.toThrow(
    'The command was not run: it was approved for cmd.exe, and commands now run in bash. Propose it again.',
  );
});
