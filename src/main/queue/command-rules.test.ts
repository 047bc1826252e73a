import { describe, expect, it } from 'vitest';
import { auto, command, rule } from './testing/command-calls';
import { startNotingQueue } from './testing/start-noting-queue';

// Rules about commands, in the queue. The tool only records the commands that it would run.

describe('rules', () => {
  it('that are offered are kept, and the same runs from then on', async () => {
    const test = await startNotingQueue();
    const { question, outcome } = await test.runToQuestion(command('npm run test -- --bail'));
    expect(question.always).toEqual([
      { tool: 'run_shell_command', match: 'npm run test -- --bail' },
      { tool: 'run_shell_command', match: 'npm run test' },
    ]);
    await test.decide('c1', {
      answer: 'always',
      rule: { tool: 'run_shell_command', match: 'npm run test', scope: 'project' },
    });
    await outcome;
    await test.run(command('npm run test -- --watch && ls'));
    expect(test.ran).toEqual(['npm run test -- --bail', 'npm run test -- --watch && ls']);
    expect(test.log.state().calls.c2?.phase).toMatchObject({
      allowance: { by: 'rule', rule: 'allow run_shell_command npm run test', scope: 'project' },
    });
    const { question: other } = await test.runToQuestion(command('npm run tests'));
    expect(other.why).toBe('the mode is Ask');
  });

  it('for a chain are one for each of its commands', async () => {
    const test = await startNotingQueue();
    const { question, outcome } = await test.runToQuestion(command('npm run build && ls && make -j 4'));
    expect(question.always.map(({ match }) => match)).toEqual(['npm run build && make -j 4']);
    await test.decide('c1', {
      answer: 'always',
      rule: { tool: 'run_shell_command', match: 'npm run build && make', scope: 'chat' },
    });
    await outcome;
    expect(test.log.state().rules.map(({ match }) => match)).toEqual(['npm run build', 'make']);
    await test.run(command('make clean'), command('npm run build'));
    expect(test.ran).toHaveLength(3);
  });

  it('hold for what is known of a command before it runs', async () => {
    const test = await startNotingQueue();
    const { question, outcome } = await test.runToQuestion(command('npm run build -- $X'));
    expect(question.always.map(({ match }) => match)).toEqual(['npm run build']);
    await test.decide('c1', {
      answer: 'always',
      rule: { tool: 'run_shell_command', match: 'npm run build', scope: 'chat' },
    });
    await outcome;
    await test.run(command('CI=true npm run build'), command('if npm run build; then ls; fi'));
    expect(test.ran).toHaveLength(3);
  });

  it('given in sight of five identical calls cover all five, and none of a later reply', async () => {
    const test = await startNotingQueue();
    const same = Array.from({ length: 5 }, () => command('make'));
    const { outcome } = await test.runToQuestion(...same);
    const rule = { tool: 'run_shell_command', match: 'make', scope: 'chat' } as const;
    await test.decide('c1', { answer: 'always', rule });
    expect(await outcome).toBe('finished');
    expect(test.ran).toEqual(Array(5).fill('make'));
    const { question } = await test.runToQuestion(command('make'));
    expect(question.why).toBe('the model made the same call three times with the same result');
  });

  it('must cover the very call', async () => {
    const test = await startNotingQueue();
    await test.runToQuestion(command('npm run build && make'));
    await expect(
      test.decide('c1', {
        answer: 'always',
        rule: { tool: 'run_shell_command', match: 'make', scope: 'chat' },
      }),
    ).rejects.toMatchObject({ code: 'invalid' });
  });

  it('that deny win over all else', async () => {
    const test = await startNotingQueue({ mode: auto });
    await test.rules.add(null, rule('allow', 'git push'));
    await test.rules.add(null, rule('deny', 'git push'));
    await test.run(
      command('ls && /usr/bin/git push origin'),
      command('env git push'),
      command('sh -c "git push"'),
    );
    const denied =
      'Not executed: blocked by rule "deny run_shell_command git push" (everywhere). This was not a decision by the user in this moment.';
    expect(test.results()).toEqual({ c1: denied, c2: denied, c3: denied });
  });

  it('that ask do so about what only reads as well', async () => {
    const test = await startNotingQueue();
    await test.rules.add(null, rule('ask', 'git log'));
    const { question } = await test.runToQuestion(command('ls && git log'));
    expect(question).toMatchObject({
      why: 'rule “ask run_shell_command git log” (everywhere) asks',
      always: [],
      subject: { parts: [{ why: null }, { why: 'rule “ask run_shell_command git log” (everywhere) asks' }] },
    });
  });
});
