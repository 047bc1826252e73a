import type { Mode, Rule } from '@shared/approval/approval';
import { worded } from '@shared/texts/testing/worded';
import type { ToolKind } from '@shared/tools/tools';
import { expect, it } from 'vitest';
import { newFileBase } from '../project/text-file';
import type { FileProposal } from '../tools/kit/tool';
import { filesTarget, judge } from './policy/policy';
import { plainTool } from './testing/calls';
import { startTestQueue } from './testing/start-test-queue';

// A tool of an unknown kind, from a newer version or a defect: it asks in every mode.

const unknown = { ...plainTool('probe'), kind: 'teleport' as ToolKind };
const modes: readonly Mode[] = [
  { kind: 'plan' },
  { kind: 'ask' },
  { kind: 'accept-edits' },
  { kind: 'auto', until: Date.now() + 60_000 },
];
const why = 'the effects of a tool like probe are unknown';

function rule(effect: Rule['effect']): Rule {
  return { id: 'r', effect, tool: 'probe', scope: 'project', createdAt: 0, origin: 'person' };
}

it.each(modes)('asks in $kind, whatever rule allows it, and offers none', (mode) => {
  const call = {
    tool: unknown,
    target: filesTarget(unknown, []),
    danger: null,
    repeats: false,
    mode,
    now: Date.now(),
  };
  const asks = { verdict: 'ask', because: 'hard-list', why, always: [] };
  expect(worded(judge({ ...call, rules: [] }))).toEqual(asks);
  expect(worded(judge({ ...call, rules: [rule('allow')] }))).toEqual(asks);
  expect(judge({ ...call, rules: [rule('deny')] })).toMatchObject({ verdict: 'deny' });
});

it.each(modes)('waits for the user in $kind and runs when they accept', async (mode) => {
  const test = await startTestQueue({ mode, tools: [unknown] });
  const { question, outcome } = await test.runToQuestion({ tool: 'probe', input: {} });
  expect(question).toMatchObject({ why, danger: true, always: [] });
  await test.decide('c1', { answer: 'accept' });
  await outcome;
  expect(test.results()).toEqual({ c1: 'probe' });
});

it.each(modes)('is refused in $kind where nobody is there to ask', async (mode) => {
  const test = await startTestQueue({ mode, tools: [unknown], unattended: true });
  await test.run({ tool: 'probe', input: {} });
  expect(test.results().c1).toMatch(/^Not executed: /);
  expect(test.phases()).toEqual({ c1: 'failed' });
});

it.each(modes)('asks in $kind, though all it shows is a command that only reads', async (mode) => {
  const proposal = {
    kind: 'command',
    shell: 'bash',
    directory: '',
    proposed: 'ls',
    sandbox: { kind: 'in' },
  } as const;
  const test = await startTestQueue({ mode, tools: [{ ...unknown, confirm: async () => proposal }] });
  const { question, outcome } = await test.runToQuestion({ tool: 'probe', input: {} });
  expect(question).toMatchObject({ why, danger: true, always: [] });
  await test.decide('c1', { answer: 'accept' });
  await outcome;
  expect(test.results()).toEqual({ c1: 'probe' });
});

it.each(modes)('asks in $kind when a tool that says it only reads would change a file', async (mode) => {
  const reading = plainTool('probe');
  const test = await startTestQueue({
    mode,
    tools: [{ ...reading, confirm: async () => creation(test.path('a.txt')) }],
  });
  const { question, outcome } = await test.runToQuestion({ tool: 'probe', input: {} });
  expect(question).toMatchObject({ why, danger: true, always: [] });
  await test.decide('c1', { answer: 'accept' });
  await outcome;
  expect(test.results()).toEqual({ c1: 'probe' });
});

function creation(path: string): FileProposal {
  const shown = { change: 'create', path, relativePath: 'a.txt', added: 1, removed: 0 } as const;
  const subject = { kind: 'file-change', ...shown, approximate: null } as const;
  return { kind: 'file-change', subject, base: newFileBase, proposed: 'x\n' };
}
