import { mkdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { say } from '@shared/texts/text';
import { describe, expect, it } from 'vitest';
import { canSeeWaiting } from '../pty-host/stdin-wait';
import { createTestTerminals } from '../terminal/testing/test-terminals';
import { endedNote } from './kit/command-text';
import { parseInput } from './kit/lenient-input';
import type { SideRequest } from './kit/services';
import type { ToolResult } from './kit/tool';
import { createRunShellCommand } from './run-shell-command';
import { createTestContext, noCommands, type TestContext } from './testing/test-context';

type Shell = {
  readonly context: TestContext;
  /** The note for the model about the first background command that has ended. */
  note(): Promise<string>;
  /** Stops the command from its terminal, as the user does. */
  stop(): void;
  run(input: Record<string, unknown>, edited?: string): Promise<ToolResult>;
};

async function createShell(
  overrides: Partial<TestContext> = {},
  tokenBudget: number | null = null,
): Promise<Shell> {
  const { commands, home, project, store, terminals, until, backgroundEnds } = await createTestTerminals();
  const own = { confined: null, call: null, project, outputs: home } as const;
  const context = await createTestContext({
    commands: {
      run: (command) => commands.run({ ...command, ...own }),
      sandbox: async () => ({ kind: 'without', why: 'there is none' }),
      shell: commands.shell,
      start: (command) => commands.start({ ...command, ...own }),
      tokenBudget: () => tokenBudget,
    },
    ...overrides,
  });
  const runShellCommand = createRunShellCommand(context);
  return {
    context,
    async note() {
      await until(({ terminals }) => terminals.some(({ state }) => state.kind === 'ended'));
      return backgroundEnds.map(endedNote)[0] ?? '';
    },
    stop: () => terminals.stop(store.state('app').terminals[0]?.id ?? ''),
    async run(input, edited) {
      const parsed = parseInput(runShellCommand, JSON.stringify(input));
      if (!parsed.ok) throw new Error(parsed.error);
      const proposal = await runShellCommand.confirm(parsed.input, context);
      if (proposal?.kind !== 'command') throw new Error('no command was proposed');
      return await runShellCommand.run(parsed.input, context, {
        proposal,
        content: edited ?? proposal.proposed,
        pin: null,
      });
    },
  };
}

describe('what the model is told of a command', () => {
  it('is one field a line', async () => {
    const { run } = await createShell();
    const { forModel } = await run({ command: 'echo one; echo two >&2; exit 3' });
    expect(String(forModel).replace(/\d+$/, 'N')).toBe(
      [
        'Command: echo one; echo two >&2; exit 3',
        'Directory: (root)',
        'Output: one',
        'two',
        'Error: (none)',
        'Exit Code: 3',
        'Signal: (none)',
        'Background PIDs: (none)',
        'Process Group PGID: N',
      ].join('\n'),
    );
  });

  it('says where it ran, that nothing was printed, what killed it and what it left running', async () => {
    const { run, context } = await createShell();
    await mkdir(path.join(context.root, 'src', 'deep'), { recursive: true });
    const { forModel } = await run({ command: 'sleep 620 & kill -KILL $$', directory: 'src/deep' });
    expect(forModel).toMatch(
      /^Command: .*\nDirectory: src\/deep\nOutput: \(empty\)\nError: \(none\)\nExit Code: 137\nSignal: SIGKILL\nBackground PIDs: \d+\nProcess Group PGID: \d+$/,
    );
  });

  it('shows the user the same with its colours', async () => {
    const { run } = await createShell();
    const { forModel, forPerson } = await run({ command: 'printf "\\033[31mred\\033[0m"; exit 1' });
    expect(forModel).toContain('Output: red\n');
    expect(forPerson).toEqual({
      kind: 'command-output',
      exitCode: 1,
      signal: null,
      text: '\u001b[31mred\u001b[0m',
      terminalId: expect.any(String),
    });
  });

  it('is the user’s version of it, if they changed it', async () => {
    const { run } = await createShell();
    expect((await run({ command: 'echo mine' }, 'echo yours')).forModel).toContain('Output: yours\n');
  });

  it('names the place of what was cut from a long output', async () => {
    const { run } = await createShell();
    const text = String((await run({ command: 'seq 1 100000' })).forModel);
    const [, first, last, total, place = ''] =
      /\[Output truncated: showing the first (\d+) and last (\d+) of (\d+) characters\. Full output: (.+)\]/.exec(
        text,
      ) ?? [];
    expect([first, last, total]).toEqual(['14000', '8000', '588895']);
    expect((await readFile(place, 'utf8')).length).toBe(588_895);
    expect(text.length).toBeLessThan(25_000);
  });

  it('begins with the time-out, and has what was printed', async () => {
    const { run } = await createShell();
    const { forModel } = await run({ command: 'echo before; sleep 621', timeout: 3000 });
    expect(forModel).toMatch(
      /^Command timed out after 3000ms before it could complete\. .*\nCommand: echo before; sleep 621\nDirectory: \(root\)\nOutput: before\n/,
    );
  });

  it.runIf(canSeeWaiting())('says that the command was waiting for input, and what it asked', async () => {
    const { run } = await createShell({ isAttended: true });
    const { forModel } = await run({ command: 'echo before; read -p "Name? " name', timeout: 3000 });
    expect(forModel).toMatch(
      /^It was waiting for input; last line: Name\?\. Command timed out after 3000ms before it could complete\. /,
    );
  });

  it('is, when the turn is stopped, the last that was reported', async () => {
    const stopping = new AbortController();
    const reports: string[] = [];
    const { run } = await createShell({
      signal: stopping.signal,
      report(told) {
        reports.push(say(told));
        if (told === 'before\n') stopping.abort(new Error('stopped'));
      },
    });
    const running = run({ command: 'echo before; sleep 622' });
    await expect(running).rejects.toThrow('stopped');
    expect(reports.at(-1)).toMatch(
      /^Command was cancelled by user before it could complete\. .*\nCommand: .*\nDirectory: \(root\)\nOutput: before\n/,
    );
  });

  it('is, when the user stops it from its terminal, that they did; the card says so too', async () => {
    const shell = await createShell({ report: () => shell.stop() });
    const { forModel, forPerson } = await shell.run({ command: 'echo before; sleep 623' });
    expect(forModel).toMatch(/^Command was cancelled by user before it could complete\. /);
    expect(forPerson).toMatchObject({ kind: 'command-output', signal: 'SIGTERM', stopped: true });
  });

  it('is live in the card, and says there when somebody should type', async () => {
    const { run, context } = await createShell();
    await run({ command: 'read -p "name? " x', timeout: 4000 });
    expect(context.reports).toContain('name? ');
    expect(context.reports).toContain(
      'name? \nThe command is waiting for input. Type it in its terminal, wait, or stop it.',
    );
  });
});

describe('a command in the background', () => {
  it('is told of at once with its id, PID and log, and again when it has ended', async () => {
    const { run, note } = await createShell();
    const { forModel } = await run({ command: 'echo working; read -t 0.4; exit 4', is_background: true });
    const [, id, log = ''] = /\nID: (.+)\nPID: \d+\nLog file: (.+)\n/.exec(String(forModel)) ?? [];
    expect(await note()).toBe(
      `The background command \`echo working; read -t 0.4; exit 4\` (ID ${id}) ended with exit code 4. Its output: ${log}`,
    );
    expect(await readFile(log, 'utf8')).toBe('working\n');
  });
});

describe('an output above the token budget', () => {
  it('is summarised, and the summary says where the whole is', async () => {
    const prompts: string[] = [];
    const sideRequest: SideRequest = async ({ prompt }) => {
      prompts.push(prompt);
      return 'All 2000 numbers are there.';
    };
    const { run, context } = await createShell({ sideRequest }, 100);
    const text = String((await run({ command: 'seq 1 2000' })).forModel);
    const [, place = ''] =
      /Output: \[Summary of 8893 characters of output\. Full output: (.+)\]\n/.exec(text) ?? [];
    expect(text).toContain('\nAll 2000 numbers are there.\nError: (none)\n');
    expect(context.kept.get(place)).toBe(
      Array.from({ length: 2000 }, (_, index) => `${index + 1}\n`).join(''),
    );
    expect(prompts[0]).toMatch(/^Command: seq 1 2000\n\nOutput:\n1\n2\n/);
    expect((await run({ command: 'seq 1 10' })).forModel).toContain('Output: 1\n2\n');
  });

  it('is told whole, with a note, when the summary fails', async () => {
    const { run } = await createShell({}, 100);
    expect((await run({ command: 'seq 1 2000' })).forModel).toMatch(
      /Output: \[The output could not be summarised: no model here\]\n1\n2\n/,
    );
  });
});

describe('a command that cannot be run', () => {
  it.each([
    ['with a NUL', { command: 'echo a\0b' }, 'The command must not contain a NUL character.'],
    ['of blanks', { command: ' \n' }, 'The command is empty.'],
    ['in a folder outside', { command: 'ls', directory: '/etc' }, 'Path must be within the project: /etc'],
    [
      'in a folder that leads outside',
      { command: 'ls', directory: 'link' },
      'Path must be within the project: link',
    ],
    [
      'too long for the system',
      { command: `echo ${'你'.repeat(50_000)}` },
      /^The command is too long: 150005 bytes, at most 131000 can be run\./,
    ],
  ])('%s is refused', async (_what, input, message) => {
    const { run, context } = await createShell();
    await symlink('/etc', path.join(context.root, 'link'));
    await expect(run(input)).rejects.toThrow(message);
  });

  it('in a folder that is not there is refused by its path', async () => {
    const { run, context } = await createShell();
    await expect(run({ command: 'ls', directory: 'gone' })).rejects.toThrow(
      `Directory not found: ${context.root}/gone`,
    );
  });

  it('of 100,000 characters is no such command', async () => {
    const { run } = await createShell();
    const { forModel } = await run({ command: `: ${'x'.repeat(99_990)}; echo ran` });
    expect(forModel).toContain('\nOutput: ran\nError: (none)\nExit Code: 0\n');
  });
});

describe('the shell in use', () => {
  it('is told to the model as it is', () => {
    const runShellCommand = createRunShellCommand({
      commands: noCommands,
      sideRequest: async () => '',
      isAttended: true,
    });
    expect(runShellCommand.noteFor?.('bash')).toBe('Commands run with `bash -c`.');
    expect(runShellCommand.noteFor?.('powershell')).toContain('Windows PowerShell 5.1: it has no `&&`');
    expect(runShellCommand.noteFor?.('cmd')).toContain('cmd.exe /c on Windows, as one line');
    expect(runShellCommand.noteFor?.(null)).toBe('No shell was found, so commands cannot run.');
  });

  it('is what a command is proposed for, if it can take it', async () => {
    const context = await createTestContext({ commands: { ...noCommands, shell: async () => 'cmd' } });
    const confirm = (command: string) => createRunShellCommand(context).confirm({ command }, context);
    expect(await confirm('dir')).toMatchObject({ kind: 'command', shell: 'cmd', proposed: 'dir' });
    await expect(confirm('dir\nver')).rejects.toThrow('cmd.exe would run the first alone');
  });
});
