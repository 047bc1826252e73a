import { expect, it } from 'vitest';
import { twice, type Within } from '../commands/testing/twice';
import { createTestTerminals, type TestTerminals } from '../terminal/testing/test-terminals';
import { canSeeWaiting } from './stdin-wait';

// With programs that really wait, each in its own way. The check happens after two seconds of silence.

const node = `"${process.execPath}" -e`;
/** With `poll` if Perl or Python is available: the system call itself, on `fd` for `events`. */
const polls = (fd: number, events: number) => {
  const call = process.arch === 'x64' ? '7, $list, 1, 60000' : '73, $list, 1, 0, 0, 0';
  const perl = `perl -e '$list = pack("iss", ${fd}, ${events}, 0); syscall(${call})'`;
  const python = `python3 -c 'import select; p = select.poll(); p.register(${fd}, ${events}); p.poll(60000)'`;
  return `if command -v perl >/dev/null; then ${perl}; else ${python}; fi`;
};

/** Runs it until it is reported to wait for input, until the time limit at most. */
async function isSaidToWait({ bash }: TestTerminals, command: string, timeoutMs: number): Promise<boolean> {
  const stopping = new AbortController();
  let isSaid = false;
  await bash(command, {
    timeoutMs,
    signal: stopping.signal,
    onAwaitsInput(awaits) {
      if (!awaits) return;
      isSaid = true;
      stopping.abort();
    },
  });
  return isSaid;
}

async function saidToWait(
  commands: Readonly<Record<string, string>>,
  within: Within,
  timeoutMs = 5_000,
): Promise<string[]> {
  const test = await createTestTerminals(within);
  const names = Object.keys(commands);
  const said = await Promise.all(names.map((name) => isSaidToWait(test, commands[name] ?? '', timeoutMs)));
  return names.filter((_, index) => said[index]);
}

const waiting = {
  'reading a line': 'read -p "Name? " name',
  'reading a line, for a while': 'read -t 60 name',
  'reading a line as it is edited': 'read -e name',
  'reading all there is': 'cat | cat',
  'reading a password from the terminal itself': 'read -s secret </dev/tty',
  polling: polls(0, 1),
  'watching it beside other things': `${node} 'process.stdin.on("data", () => {}); setInterval(() => {}, 1e6)'`,
  'reading in another thread': `${node} 'new (require("worker_threads").Worker)("require(\\"fs\\").readSync(0, Buffer.alloc(1))", { eval: true }); setInterval(() => {}, 1e6)'`,
};

const busy = {
  sleeping: 'sleep 60',
  'reading from another program': 'sleep 60 | cat',
  'following a file': 'touch file; tail -f file',
  'polling for something else': `${polls(0, 0)}; sleep 60`,
  serving: `${node} 'require("http").createServer().listen(0)'`,
  computing: 'while :; do :; done',
};

twice((within) => {
  it('is noticed of whatever waits for somebody to type, where the system tells', async () => {
    expect(await saidToWait(waiting, within)).toEqual(
      process.platform === 'linux' ? Object.keys(waiting) : [],
    );
  });

  it('is not thought of what waits for something else', async () => {
    expect(await saidToWait(busy, within, 3_000)).toEqual([]);
  });
});

it.each([
  ['linux', 'x64', true],
  ['linux', 'arm64', true],
  ['linux', 'riscv64', false],
  ['darwin', 'arm64', false],
  ['win32', 'x64', false],
] as const)('is looked for on %s %s: %s', (platform, arch, expected) => {
  expect(canSeeWaiting(platform, arch)).toBe(expected);
});
