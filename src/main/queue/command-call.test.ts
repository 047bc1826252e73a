import type { Mode } from '@shared/approval/approval';
import { describe, expect, it } from 'vitest';
import { auto, command, rule } from './testing/command-calls';
import { startNotingQueue } from './testing/start-noting-queue';

// A command's way through the queue. The tool only records the commands that it would run.

describe('a command that only reads', () => {
  it.each<Mode>([{ kind: 'plan' }, { kind: 'ask' }, { kind: 'accept-edits' }, auto])(
    'runs in mode %j',
    async (mode) => {
      const test = await startNotingQueue({ mode });
      await test.run(command('ls -la | head -5 && git status'));
      expect(test.ran).toEqual(['ls -la | head -5 && git status']);
      expect(test.log.state().calls.c1?.phase).toMatchObject({
        phase: 'done',
        allowance: { by: 'read-only' },
      });
    },
  );
});

describe('a command for a shell that is not parsed', () => {
  const text = 'Get-ChildItem';

  it.each<[Mode]>([[{ kind: 'ask' }], [{ kind: 'accept-edits' }], [auto]])(
    'asks in mode %j, whatever is allowed, offers no rule, and says why',
    async (mode) => {
      const test = await startNotingQueue({ mode, shell: 'powershell' });
      for (const match of [undefined, text]) await test.rules.add(null, rule('allow', match));
      const { question } = await test.runToQuestion(command(text));
      const why = 'Pilotfish cannot check Windows PowerShell commands, so each one asks';
      expect(question).toMatchObject({ why, always: [], danger: true, subject: { parts: [{ text, why }] } });
    },
  );

  it('is refused in plan mode, and where a rule denies commands', async () => {
    const plan = await startNotingQueue({ mode: { kind: 'plan' }, shell: 'cmd' });
    await plan.run(command('dir'));
    expect(plan.results().c1).toContain('the chat is in plan mode');
    const ruled = await startNotingQueue({ shell: 'cmd' });
    await ruled.rules.add(null, rule('deny'));
    await ruled.run(command('dir'));
    expect(ruled.results().c1).toContain('blocked by rule');
    expect([plan.ran, ruled.ran]).toEqual([[], []]);
  });
});

describe('any other command', () => {
  it('asks as in Ask once Auto has ended', async () => {
    const test = await startNotingQueue({ mode: { kind: 'auto', until: 5_000 }, now: () => 5_000 });
    const { question } = await test.runToQuestion(command('npm test'));
    expect(question.why).toBe('the mode is Ask');
    expect(test.ran).toEqual([]);
  });

  it('asks, and says what it consists of', async () => {
    const test = await startNotingQueue();
    await test.write('src/a.txt', 'one\n');
    const { question } = await test.runToQuestion(command('cat a.txt && npm test > out.txt', 'src'));
    expect(question).toEqual({
      subject: {
        kind: 'command',
        command: 'cat a.txt && npm test > out.txt',
        directory: 'src',
        parts: [
          { text: 'cat a.txt', why: null },
          { text: 'npm test > out.txt', why: 'it writes its output to out.txt' },
        ],
        writes: ['src/out.txt'],
        deletes: [],
        discardedChanges: null,
        sandbox: { kind: 'without', why: 'there is none' },
      },
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      why: 'the mode is Ask',
      always: [],
      danger: false,
      stale: null,
    });
    await expect(test.queue.proposal('c1')).rejects.toMatchObject({ code: 'not-found' });
    expect(test.ran).toEqual([]);
  });

  it('tells what it deletes from what it writes, and that it is dangerous', async () => {
    const test = await startNotingQueue();
    const { question } = await test.runToQuestion(command('rm -rf build && touch done'));
    expect(question).toMatchObject({
      subject: { writes: ['done'], deletes: ['build'] },
      why: 'rm -r and rm -f always ask',
      danger: true,
    });
  });

  it.each<[Mode]>([[{ kind: 'ask' }], [auto]])(
    'that brings a package nobody has seen asks in mode %j, with caution and not as dangerous',
    async (mode) => {
      const test = await startNotingQueue({ mode });
      const { question } = await test.runToQuestion(command('npm install left-pad left-pad@latest'));
      const why = 'the package left-pad is not installed, so its effect is unknown';
      const packages = [{ registry: 'npm', name: 'left-pad', version: null }];
      expect(question).toMatchObject({
        why,
        caution: true,
        danger: false,
        always: [],
        subject: { packages },
      });
    },
  );

  it('is not called dangerous for being hard to understand, but for what is dangerous beside it', async () => {
    const test = await startNotingQueue();
    const { question, outcome } = await test.runToQuestion(command('eval x'));
    expect(question).toMatchObject({ why: expect.stringContaining('cannot understand it'), danger: false });
    await test.decide('c1', { answer: 'reject' });
    await outcome;
    const beside = await test.runToQuestion(command('rm -rf build; eval x'));
    expect(beside.question).toMatchObject({ why: 'rm -r and rm -f always ask', danger: true });
    await test.decide('c2', { answer: 'reject' });
    await beside.outcome;
    const within = await test.runToQuestion(command('for d in a b; do rm -rf "$d"; done'));
    expect(within.question).toMatchObject({ why: 'rm -r and rm -f always ask', danger: true });
  });

  it('runs as it was shown when it is accepted', async () => {
    const test = await startNotingQueue();
    const { outcome } = await test.runToQuestion(command('npm test'));
    await test.decide('c1', { answer: 'accept' });
    await outcome;
    expect([test.ran, test.results().c1]).toEqual([['npm test'], 'ran']);
  });

  it('is not run when it is rejected, and the same is refused without asking', async () => {
    const test = await startNotingQueue();
    const { outcome } = await test.runToQuestion(command('npm test'));
    await test.decide('c1', { answer: 'reject', reason: 'too slow' });
    await outcome;
    await test.run(command('npm test'));
    expect(test.ran).toEqual([]);
    expect(test.results()).toEqual({
      c1: "The user rejected this call to run_shell_command. It was NOT executed. This is a user decision, not a tool failure. Do not retry the same call or reach the same effect another way. User's reason: too slow",
      c2: 'Refused without asking: identical to a call the user rejected: too slow.',
    });
  });

  it('is refused in plan mode', async () => {
    const test = await startNotingQueue({ mode: { kind: 'plan' } });
    await test.run(command('npm test'), command('rm -rf x'), command('ls $HOME'));
    expect(new Set(Object.values(test.results()))).toEqual(
      new Set([
        'Not executed: the chat is in plan mode, where only commands that read are run. Describe the command in your plan instead.',
      ]),
    );
  });

  it.each([
    ['touch .env', '.env is a protected file'],
    ['cp a ../outside/f', 'it writes to ../outside/f: outside the project'],
    ['git config core.hooksPath x', '.git/config is a protected file'],
  ])('asks in Auto for what it is known to write: %s', async (text, why) => {
    const test = await startNotingQueue({ mode: auto });
    const { question } = await test.runToQuestion(command(text));
    expect(question).toMatchObject({ why, danger: true, always: [] });
    expect(test.ran).toEqual([]);
  });

  it('runs in Auto', async () => {
    const test = await startNotingQueue({ mode: auto });
    await test.run(command('npm test > out.txt'));
    expect(test.ran).toEqual(['npm test > out.txt']);
    expect(test.log.state().calls.c1?.phase).toMatchObject({ allowance: { by: 'mode', mode: 'auto' } });
  });

  it('is judged again when the mode changes', async () => {
    const test = await startNotingQueue();
    const { outcome } = await test.runToQuestion(command('npm test'));
    await test.setMode(auto);
    await test.queue.rejudge();
    await outcome;
    expect(test.ran).toEqual(['npm test']);
  });

  it.each([
    [
      'ask',
      'npm test',
      'Not executed: nobody is there to approve it. Run with --mode accept-edits or --mode auto.',
    ],
    ['auto', 'rm -rf x', 'Not executed: rm -r and rm -f always ask. Nobody is there to approve it.'],
    [
      'auto',
      'eval ls',
      'Not executed: Pilotfish cannot understand it: it contains “eval”, a word with a special meaning. Nobody is there to approve it.',
    ],
  ] as const)('with nobody there, in mode %s, %s is refused', async (mode, text, result) => {
    const test = await startNotingQueue({ unattended: true, mode: mode === 'auto' ? auto : { kind: mode } });
    await test.run(command(text));
    expect([test.ran, test.results().c1]).toEqual([[], result]);
  });
});

describe('the hard list', () => {
  it.each([
    ['rm -rf x', 'rm -r and rm -f always ask'],
    ['ls && git push --force', 'git push overwrites or deletes published work'],
    ['echo a > ../x', 'it writes its output to ../x: outside the project'],
    ['echo a > .git/hooks/pre-commit', '.git/hooks/pre-commit is a protected file'],
    ['eval npm test', 'Pilotfish cannot understand it: it contains “eval”, a word with a special meaning'],
    ['timeout $X npm test', 'an argument of timeout is known only at run time and may change its effect'],
    ['if true; then rm -rf x; fi', 'rm -r and rm -f always ask'],
    ['bash -c "rm -rf x"', 'rm -r and rm -f always ask'],
    ["bash -c 'timeout $X ls'", 'an argument of timeout is known only at run time and may change its effect'],
    ["bash -c 'eval x'", 'Pilotfish cannot understand the script for bash'],
  ])('asks about %s in Auto, whatever is allowed, and offers no rule', async (text, why) => {
    const test = await startNotingQueue({ mode: auto });
    await test.rules.add(null, rule('allow'));
    const { question } = await test.runToQuestion(command(text));
    expect(question).toMatchObject({ why, always: [] });
  });
});
