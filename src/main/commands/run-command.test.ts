import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { say } from '@shared/texts/text';
import { describe, expect, it } from 'vitest';
import { canSeeWaiting } from '../pty-host/stdin-wait';
import { createTestTerminals, shareTestTerminals } from '../terminal/testing/test-terminals';
import { outputText } from '../tools/kit/command-text';
import { headLength, tailLength } from './command-output';
import type { CommandResult } from './run-command';
import { twice } from './testing/twice';

function textOf({ output }: CommandResult): string {
  return output.rest === null ? output.head : outputText(output);
}

twice((within) => {
  const terminals = shareTestTerminals(within);

  describe('what a command prints', () => {
    it('is told with its exit code, byte for byte, and without anything added', async () => {
      const { bash } = terminals();
      const result = await bash('printf "a\\nb\\tc"; exit 3');
      expect(result).toEqual({
        end: 'finished',
        awaitedInput: false,
        exitCode: 3,
        signal: null,
        error: null,
        backgroundPids: [],
        groupId: expect.any(Number),
        output: { head: 'a\nb\tc', rest: null, shown: 'a\nb\tc' },
      });
    });

    it('comes through a terminal, in both of its streams, in order', async () => {
      const { bash } = terminals();
      const result = await bash('[ -t 0 ] && [ -t 1 ] && [ -t 2 ] && echo tty; echo err >&2; echo out');
      expect(textOf(result)).toBe('tty\nerr\nout\n');
    });

    it('is told without terminal codes, and kept with them for the user', async () => {
      const { bash } = terminals();
      const { output } = await bash('printf "\\033[1;31mred\\033[0m \\033]0;title\\007end"');
      expect(output).toEqual({
        head: 'red end',
        rest: null,
        shown: '\u001b[1;31mred\u001b[0m \u001b]0;title\u0007end',
      });
    });

    it('is cut to head and tail when it is long, and whole in a file', async () => {
      const { bash } = terminals();
      const { output } = await bash('seq 1 100000');
      const whole = Array.from({ length: 100_000 }, (_, index) => `${index + 1}\n`).join('');
      expect(output.head).toBe(whole.slice(0, headLength));
      expect(output.rest?.tail).toBe(whole.slice(-tailLength));
      expect(output.rest?.total).toBe(whole.length);
      expect(await readFile(output.rest?.place ?? '', 'utf8')).toBe(whole);
    });

    it('is exact to the byte, however much it is', async () => {
      const { bash } = terminals();
      const [came, printed] = [createHash('sha256'), createHash('sha256')];
      const { output } = await bash('yes 你🐟 | head -c 10000000', {
        onOutput: (bytes) => void came.update(bytes),
      });
      const line = Buffer.from('你🐟\n');
      printed.update(Buffer.alloc(10_000_000, line));
      expect(came.digest('hex')).toBe(printed.digest('hex'));
      expect(output.rest?.total).toBe('你🐟\n'.length * (10_000_000 / line.length));
    });
  });

  describe('how a command ends', () => {
    it('is told by its exit code and its signal', async () => {
      const { bash } = terminals();
      const commands = ['kill -KILL $$', 'kill -TERM $$', 'no-such-command', 'exit 200'];
      expect(await Promise.all(commands.map((command) => bash(command)))).toMatchObject([
        { exitCode: 137, signal: 'SIGKILL' },
        { exitCode: 143, signal: 'SIGTERM' },
        { exitCode: 127, signal: null },
        { exitCode: 200, signal: null },
      ]);
    });

    it.runIf(canSeeWaiting())('is ended when it waits for input that nobody can give', async () => {
      const { bash } = terminals();
      const [result, silent] = await Promise.all([
        bash('printf "Name? "; read name; echo never', { inputLimitMs: 200 }),
        bash('sleep 1; echo done', { inputLimitMs: 200 }),
      ]);
      expect(result).toMatchObject({ end: 'no-input', awaitedInput: true, output: { head: 'Name? ' } });
      expect(silent).toMatchObject({ end: 'finished', exitCode: 0 });
    });

    it('comes at the time-out with all that was printed', async () => {
      const { bash } = terminals();
      const result = await bash('echo before; sleep 60; echo after', { timeoutMs: 3_000 });
      expect(result).toMatchObject({ end: 'timed-out', output: { head: 'before\n' }, backgroundPids: [] });
    });

    it('comes with the signal that cancels it, at once if that came first', async () => {
      const { bash } = terminals();
      const stopping = new AbortController();
      const result = await bash('echo before; sleep 60', {
        signal: stopping.signal,
        onOutput: () => stopping.abort(),
      });
      expect(result).toMatchObject({ end: 'cancelled', output: { head: 'before\n' } });
      expect(await bash('sleep 60', { signal: AbortSignal.abort() })).toMatchObject({ end: 'cancelled' });
    });
  });
});

it('what a command prints keeps characters whole that arrive in pieces, and replaces what is no character', async () => {
  const { bash } = await createTestTerminals();
  const result = await bash(
    'for i in $(seq 1 30); do printf "\\xe4\\xbd"; sleep 0.01; printf "\\xa0\\xf0\\x9f"; sleep 0.01; printf "\\x98\\x80"; done; printf "\\xff|"',
  );
  expect(textOf(result)).toBe(`${'你😀'.replace('你', '\u4f60').repeat(30)}\ufffd|`);
});

describe('what a command leaves running without the sandbox', () => {
  it('does not wait for what it leaves running, which is named', async () => {
    const { bash } = await createTestTerminals();
    const result = await bash('sleep 300 & echo $!');
    expect(result.backgroundPids).toEqual([Number(textOf(result))]);
    expect(() => process.kill(Number(textOf(result)), 0)).not.toThrow();
  });

  it('leaves running what a program of its own would have lost with its terminal', async () => {
    const { bash } = await createTestTerminals();
    const result = await bash(
      `"${process.execPath}" -e 'setInterval(() => {}, 1000); console.log("ready")' & read -t 0.5; exit 0`,
    );
    expect(result.backgroundPids).toHaveLength(1);
    expect(() => process.kill(result.backgroundPids[0] ?? -1, 0)).not.toThrow();
  });
});

describe('what a command may do to the application', () => {
  it('floods neither memory nor the event loop, and has a place on disk that ends somewhere', async () => {
    const { bash } = await createTestTerminals();
    const megabyte = 1024 * 1024;
    const flood = async (bytes: number) =>
      await bash(`head -c ${bytes} /dev/zero | tr "\\\\0" x`, { logLimit: 64 * megabyte });
    // The first flood brings the process to its usual size. Buffering all of the next one would add 130 MB.
    await flood(20_000_000);
    const before = process.memoryUsage().rss;
    const delay = monitorEventLoopDelay({ resolution: 5 });
    let peak = 0;
    const watch = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage().rss);
    }, 20);
    delay.enable();
    const begun = performance.now();
    const { output } = await flood(150_000_000);
    const took = performance.now() - begun;
    delay.disable();
    clearInterval(watch);
    expect(output.rest?.total).toBe(150_000_000);
    expect(output.rest?.place).toMatch(/\.txt \(its first 64 MB\)$/);
    expect((await stat((output.rest?.place ?? '').replace(/ \(.*$/, ''))).size).toBe(64 * megabyte);
    expect((peak - before) / 1e6).toBeLessThan(100);
    // As far as the machine lets it: a busy one takes longer for all of it.
    expect(delay.percentile(99) / 1e6).toBeLessThan(Math.max(100, took / 20));
  }, 120_000);

  it('is no more than a host that ends: the command says so, and the next one runs', async () => {
    const { bash, process: host } = await createTestTerminals();
    const result = await bash('echo before; sleep 60', { onOutput: () => host()?.kill() });
    expect({ ...result, error: say(result.error ?? '') }).toMatchObject({
      end: 'finished',
      exitCode: null,
      error: 'The process that runs commands ended unexpectedly. The work of the command may be incomplete.',
    });
    expect(await bash('echo again')).toMatchObject({ exitCode: 0, output: { head: 'again\n' } });
  });

  it('is done behind pipes, with a notice, where there is no host process', async () => {
    const { bash, notices } = await createTestTerminals({
      start() {
        throw new Error('no such file');
      },
    });
    const result = await bash('echo out; echo err >&2; [ -t 1 ] || echo pipe; exit 4');
    expect(result).toMatchObject({ exitCode: 4, output: { head: 'out\nerr\npipe\n' } });
    expect(notices).toEqual([
      'Commands run without a terminal, because its process cannot be started (no such file).',
    ]);
  });
});
