import { execFile } from 'node:child_process';
import { mkdir, realpath, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { judgeRepository } from '../git/judge-repository';
import { processesOf } from '../pty-host/process-tree/process-table';
import { runToEnd } from '../terminal/testing/run-to-end';
import {
  createTestTerminals,
  shareTestTerminals,
  type TestTerminals,
} from '../terminal/testing/test-terminals';
import type { CommandResult } from './run-command';
import { inTheSandbox, sandbox, twice } from './testing/twice';

// A command's terminal and its remaining processes: the same in the sandbox as without, except that nothing continues
// there.

const living = ({ instance }: TestTerminals) => processesOf({ run: `${instance.id}/`, leader: null });

const idOf = ({ store }: TestTerminals) => store.state('app').terminals[0]?.id ?? '';

/** Types Ctrl+C when the command prints that it is ready. */
function interrupted({ bash }: TestTerminals, command: string): Promise<CommandResult> {
  let interrupt = () => {};
  return bash(command, {
    onStarted(run) {
      interrupt = () => run.write('\x03');
    },
    onOutput: after('ready', () => interrupt()),
  });
}

/** Runs `act` when the command has printed this. */
function after(printed: string, act: () => void): (bytes: Buffer) => void {
  let all = '';
  return (bytes) => {
    const before = all;
    all += bytes;
    if (!before.includes(printed) && all.includes(printed)) act();
  };
}

twice((within) => {
  describe('the terminal of a command', () => {
    const terminals = shareTestTerminals(within);

    it('is its own, of 160 columns and 40 rows, with jobs and a name to open it by', async () => {
      const { bash } = terminals();
      const jobs = 'set -m; sleep 0.01 & fg >/dev/null; echo "$-" | grep -o m';
      const result = await bash(`stty size; stty size < /dev/tty; ${jobs}`);
      expect(result).toMatchObject({ exitCode: 0, output: { head: '40 160\n40 160\nm\n' } });
    });

    it('tells it when its size is another', async () => {
      const test = await createTestTerminals(within);
      const result = await runToEnd(
        test,
        'trap "stty size; exit" WINCH; echo ready; while :; do sleep 0.02; done',
        { onOutput: after('ready', () => test.terminals.resize(idOf(test), { columns: 90, rows: 20 })) },
      );
      expect(result.output.head).toBe('ready\n20 90\n');
    });

    it('lets it be interrupted by who types', async () => {
      const test = terminals();
      const result = await interrupted(test, 'stty -echo; echo ready; sleep 60; echo after');
      expect(result).toMatchObject({ exitCode: 130, signal: 'SIGINT', output: { head: 'ready\n' } });
      await expect.poll(() => living(test)).toEqual([]);
    });

    it('lets it decide what happens when it is interrupted', async () => {
      const test = terminals();
      const heard = 'trap "echo heard; exit 7" INT; stty -echo; echo ready; while :; do sleep 0.02; done';
      const result = await interrupted(test, heard);
      expect(result).toMatchObject({ exitCode: 7, signal: null, output: { head: 'ready\nheard\n' } });
    });

    it('is told nothing by what holds the command, however it ends', async () => {
      const { bash } = terminals();
      for (const end of [
        'exit 3',
        'kill -KILL $$',
        'kill -TERM $$',
        'kill -SEGV $$',
        'kill -HUP $$',
        'kill 0',
      ])
        expect((await bash(`echo before; ${end}`)).output.head).toBe('before\n');
    });
  });
});

inTheSandbox(() => {
  const terminals = shareTestTerminals({ sandbox });

  it('types nothing into its terminal', async () => {
    const { bash } = terminals();
    const { output } = await bash(
      `perl -e 'for (0x5412, 0x541c) { open(my $tty, "+<", "/dev/tty"); my $c = "x"; print ioctl($tty, $_, $c) ? "typed" : "$!\\n" }'`,
    );
    expect(output.head).toBe('Operation not permitted\n'.repeat(2));
  });

  it.each([
    'sleep 631 >/dev/null 2>&1 &',
    'nohup sleep 632 >/dev/null 2>&1 & disown',
    'setsid nohup sleep 634 </dev/null >/dev/null 2>&1 & disown',
    '(trap "" HUP TERM; exec sleep 635) </dev/null >/dev/null 2>&1 &',
    'env -i setsid sleep 636 </dev/null >/dev/null 2>&1 &',
  ])('after %s nothing goes on, and its terminal has ended', async (command) => {
    const test = terminals();
    const { terminalId: id, ...result } = await runToEnd(test, `${command}\nexit 3`);
    expect(result).toMatchObject({ end: 'finished', exitCode: 3, backgroundPids: [] });
    expect(test.terminal(id)?.state).toEqual({ kind: 'ended', exitCode: 3, signal: null });
    // Shortly after its end the process with its terminal disappears too.
    await expect.poll(() => living(test)).toEqual([]);
  });

  it.each([
    ['sleep 622 & exit 3', 1],
    ['env -i setsid sleep 623 & exec setsid sleep 624 & true', 2],
    ['(sleep 625 & sleep 626 &); kill -KILL $$', 2],
    ['echo done', 0],
    ['sleep 627 & kill $!', 0],
    ['echo done > >(cat)', 0],
  ])('of %s %i processes are counted that ended with it', async (command, left) => {
    const test = terminals();
    expect((await runToEnd(test, command)).left).toBe(left);
  });

  it('only what is in it is seen, and its way to the network outlives an interrupt', async () => {
    const test = terminals();
    const { output } = await interrupted(
      test,
      `stty -echo; trap 'for port in 3128 1080; do (exec 3<>/dev/tcp/localhost/$port) && echo there; done; ps -e -o comm= | sort -u | tr "\\n" " "; exit' INT
       echo ready; while :; do read -t 0.02; done`,
    );
    expect(output.head).toMatch(/^ready\nthere\nthere\n/);
    expect(output.head).not.toMatch(/node|vitest/);
  });

  it('its tree is ended with it at the time-out', async () => {
    const test = terminals();
    const result = await runToEnd(test, '(setsid sleep 640 &); sleep 641', { timeoutMs: 1_000 });
    expect(result).toMatchObject({ end: 'timed-out', backgroundPids: [] });
    expect(living(test)).toEqual([]);
  });
});

describe.each(['its own', 'that of a worktree'])('what only reads, in a repository that is %s', (kind) => {
  const git = (cwd: string, ...words: string[]) =>
    promisify(execFile)('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.invalid', ...words], { cwd });

  async function project(test: TestTerminals): Promise<string> {
    const own = path.join(test.folder, 'own');
    await mkdir(own);
    await git(own, 'init', '-q', '-b', 'main');
    await writeFile(path.join(own, 'a.json'), '{"a": 1}\n');
    await git(own, 'add', '-A');
    await git(own, 'commit', '-q', '-m', 'first');
    const linked = path.join(test.folder, 'linked');
    await git(own, 'worktree', 'add', '-q', '-b', 'other', linked);
    const root = await realpath(kind === 'its own' ? own : linked);
    await writeFile(path.join(root, 'new'), 'two\n');
    return root;
  }

  twice((within) => {
    it('is all there for git and the other programs', async () => {
      const test = await createTestTerminals(within);
      const root = await project(test);
      const { pin } = await judgeRepository(root);
      expect(pin).not.toBeNull();
      const reads = [
        'git status --short',
        'git log --format=%s',
        'git diff --stat HEAD',
        'ls -1',
        'cat new',
        'grep -c two new',
        'jq .a a.json',
      ];
      const result = await runToEnd(test, reads.join(' && '), {
        cwd: root,
        pin: { root, searchPath: process.env.PATH ?? '', git: pin, hidesSecrets: false },
        confined: test.confined && { ...test.confined, root },
      });
      const printed = ['?? new', 'first', 'a.json', 'new', 'two', '1', '1'];
      expect(result).toMatchObject({ exitCode: 0, output: { head: `${printed.join('\n')}\n` } });
    });
  });
});
