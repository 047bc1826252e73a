import type { Decision, Mode } from '@shared/approval/approval';
import { describe, expect, it } from 'vitest';
import { edit } from './testing/calls';
import { startTestQueue } from './testing/start-test-queue';
import type { TestCall, TestOptions } from './testing/test-queue';

// Plans and questions to the user: only the user's answer lets them run, and the answer is their result.

const plan = '# Change a.txt\n\n1. Edit it\n2. Look again';
const present: TestCall = { tool: 'exit_plan_mode', input: { plan } };
const choices = [{ label: 'One' }, { label: 'Two', description: 'Both.' }];
const ask: TestCall = { tool: 'ask_user', input: { question: 'How many?', choices } };
const go: Decision = { answer: 'plan', choice: 'go-accepting-edits', comments: [] };

const inPlan = (options: TestOptions = {}) => startTestQueue({ mode: { kind: 'plan' }, ...options });

describe('a plan', () => {
  it('waits with all of it, and offers no rule', async () => {
    const test = await inPlan();
    const { question } = await test.runToQuestion(present);
    expect(question).toMatchObject({
      subject: { kind: 'plan', plan },
      why: 'only you can approve a plan',
      always: [],
      danger: false,
      stale: null,
    });
    test.stop();
  });

  it('puts the chat into the mode decided on, before what comes after it is judged', async () => {
    const test = await inPlan();
    const path = await test.write('a.txt', 'one\n');
    const { outcome } = await test.runToQuestion(present, edit(path, 'one', 'two'));
    await test.decide('c1', go);
    expect(await outcome).toBe('finished');
    expect(test.results().c1).toBe(
      'The user approved the plan; mode: Accept edits. Begin with its first step.',
    );
    expect([test.log.state().mode, await test.read('a.txt')]).toEqual([{ kind: 'accept-edits' }, 'two\n']);
    expect(test.log.state().calls.c1?.phase).toMatchObject({
      phase: 'done',
      allowance: { by: 'person', answer: 'plan' },
      display: { kind: 'plan', plan, choice: 'go-accepting-edits', comments: [] },
    });
  });

  it('is planned anew in the same mode', async () => {
    const test = await inPlan();
    const { outcome } = await test.runToQuestion(present);
    const comments = [{ line: 3, text: 'Not that.' }];
    await test.decide('c1', { answer: 'plan', choice: 'keep-planning', comments });
    await outcome;
    expect(test.results().c1).toBe('The user keeps planning:\n\n> 1. Edit it\nNot that.');
    expect(test.log.state().mode).toEqual({ kind: 'plan' });
  });

  it('takes no other answer, and no comment on a line there is not', async () => {
    const test = await inPlan();
    await test.runToQuestion(present);
    for (const decision of [
      { answer: 'accept' },
      { answer: 'answer', choices: [], text: 'yes' },
      { answer: 'plan', choice: 'keep-planning', comments: [{ line: 5, text: 'here' }] },
    ] satisfies Decision[])
      await expect(test.decide('c1', decision)).rejects.toMatchObject({ code: 'invalid' });
    expect(test.phases().c1).toBe('waiting');
    test.stop();
  });
});

describe('a question back', () => {
  it('is answered by a choice, by words, or by both', async () => {
    const test = await inPlan();
    const { question, outcome } = await test.runToQuestion(ask);
    expect(question.subject).toEqual({ kind: 'question', question: 'How many?', choices, multiple: false });
    await test.decide('c1', { answer: 'answer', choices: ['Two'], text: 'please' });
    await outcome;
    expect(test.results().c1).toBe('The user chose: "Two". They add: please');
    expect(test.log.state().calls.c1?.phase).toMatchObject({
      allowance: { by: 'person', answer: 'answer' },
      display: { kind: 'answer', question: 'How many?', choices: ['Two'], text: 'please' },
    });
  });

  it.each([
    [{ choices: [], text: ' ' }, 'Choose an option'],
    [{ choices: ['Three'], text: '' }, 'Unknown choice “Three”'],
    [{ choices: ['One', 'Two'], text: '' }, 'only one'],
  ])('does not take %j', async (given, why) => {
    const test = await inPlan();
    await test.runToQuestion(ask);
    await expect(test.decide('c1', { answer: 'answer', ...given })).rejects.toThrow(why);
    expect(test.phases().c1).toBe('waiting');
    test.stop();
  });

  it.each([
    ['I do not know', 'I do not know'],
    ['', 'no reason was given'],
  ])('may stay without an answer: %j', async (reason, told) => {
    const test = await inPlan();
    const { outcome } = await test.runToQuestion(ask);
    await test.decide('c1', { answer: 'reject', reason });
    await outcome;
    expect([test.phases().c1, test.results().c1]).toEqual([
      'rejected',
      `The user did not answer: ${told}. Go on without it, and do not ask the same again.`,
    ]);
  });
});

const modes: readonly Mode[] = [
  { kind: 'plan' },
  { kind: 'ask' },
  { kind: 'accept-edits' },
  { kind: 'auto', until: Number.MAX_SAFE_INTEGER },
];

describe.each([
  ['exit_plan_mode', present],
  ['ask_user', ask],
] as const)('%s', (tool, call) => {
  // The model presents a plan only in plan mode.
  it.each(tool === 'ask_user' ? modes : modes.filter(({ kind }) => kind === 'plan'))(
    'waits for the user in mode $kind, whatever a rule allows',
    async (mode) => {
      const test = await startTestQueue({ mode });
      await test.rules.add(null, { effect: 'allow', tool, scope: 'everywhere' });
      const { question } = await test.runToQuestion(call);
      expect(question.always).toEqual([]);
      test.stop();
    },
  );

  it('is refused by a rule that denies it', async () => {
    const test = await inPlan();
    await test.rules.add(null, { effect: 'deny', tool, scope: 'everywhere' });
    await test.run(call);
    expect(test.results().c1).toMatch(`blocked by rule "deny ${tool}" (everywhere)`);
  });

  it('is given up by a stop', async () => {
    const test = await inPlan();
    const { outcome } = await test.runToQuestion(call);
    test.stop();
    expect([await outcome, test.results().c1]).toEqual([
      'stopped',
      'Not executed: the user stopped the turn.',
    ]);
  });

  it('is superseded by a message', async () => {
    const test = await inPlan();
    const { outcome } = await test.runToQuestion(call);
    test.queue.supersede();
    expect([await outcome, test.results().c1]).toEqual([
      'superseded',
      'Not executed: the user sent a new message instead of deciding. Read that message first.',
    ]);
  });
});

describe('with nobody there', () => {
  it.each([
    [
      present,
      'Not executed: nobody is there to decide on the plan. Give the plan as your answer and end there.',
    ],
    [
      ask,
      'Not executed: nobody is there to answer. Decide yourself, and say in your answer what you assumed.',
    ],
  ])('says so: %j', async (call, text) => {
    const test = await inPlan({ unattended: true });
    await test.run(call);
    expect([test.phases().c1, test.results().c1]).toEqual(['failed', text]);
  });
});
