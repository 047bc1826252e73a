import { expect, test } from 'vitest';
import { type HookEnd, hookAnswer } from './hook-answer';

const end = (more: Partial<HookEnd>): HookEnd => ({
  exitCode: 0,
  stdout: '',
  stderr: '',
  error: null,
  ...more,
});
const json = (value: unknown) => end({ stdout: `${JSON.stringify(value)}\n` });
const decision = (permissionDecision: string) =>
  json({
    hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision, permissionDecisionReason: 'why' },
  });

test('exit code 2 denies, with standard error as the reason', () => {
  expect(hookAnswer('PreToolUse', end({ exitCode: 2, stdout: '{}', stderr: ' not here\n' }))).toEqual({
    decision: 'deny',
    reason: 'not here',
    context: '',
  });
});

test.each(['allow', 'deny', 'ask'])('a permission decision counts before a tool: %s', (said) => {
  expect(hookAnswer('PreToolUse', decision(said))).toMatchObject({ decision: said, reason: 'why' });
  expect(hookAnswer('PostToolUse', decision(said)).decision).toBe('none');
});

test('the older form and a wish to end count too', () => {
  expect(hookAnswer('PreToolUse', json({ decision: 'approve' })).decision).toBe('allow');
  expect(hookAnswer('PostToolUse', json({ decision: 'block', reason: 'tests fail' }))).toMatchObject({
    decision: 'deny',
    reason: 'tests fail',
  });
  const ends = json({ continue: false, stopReason: 'enough' });
  expect(hookAnswer('UserPromptSubmit', ends)).toMatchObject({ decision: 'deny', reason: 'enough' });
  expect(hookAnswer('Stop', ends).decision).toBe('none');
});

test('plain text is context for a message and the start of a chat, and nothing else', () => {
  const plain = end({ stdout: 'It is Monday.\n' });
  expect(hookAnswer('UserPromptSubmit', plain).context).toBe('It is Monday.');
  expect(hookAnswer('SessionStart', plain).context).toBe('It is Monday.');
  expect(hookAnswer('PreToolUse', plain)).toEqual({ decision: 'none', reason: '', context: '' });
});

test.each([
  [end({ exitCode: 1, stderr: 'no such program' }), 'exit code 1: no such program'],
  [end({ exitCode: null }), 'exit code unknown'],
  [end({ exitCode: 1, stderr: '\n' }), 'exit code 1'],
  [end({ error: 'it took longer than 1 s and was ended' }), 'it took longer than 1 s and was ended'],
  [end({ stdout: '{"decision": ' }), 'its output is no valid answer'],
  [decision('perhaps'), 'its output is no valid answer'],
  [json({ hookSpecificOutput: 7 }), 'its output is no valid answer'],
])('a hook without a valid answer failed: %j', (ended, reason) => {
  expect(hookAnswer('PreToolUse', ended)).toMatchObject({ decision: 'failed', reason });
});

test('colors of a hook reach neither the user nor the model', () => {
  const colored = '\u001b[31merror\u001b[39m a.js\n';
  expect(hookAnswer('PostToolUse', end({ exitCode: 2, stderr: colored })).reason).toBe('error a.js');
  expect(hookAnswer('PostToolUse', end({ exitCode: 1, stderr: colored })).reason).toBe(
    'exit code 1: error a.js',
  );
  expect(hookAnswer('SessionStart', end({ stdout: colored })).context).toBe('error a.js');
});

test('the model gets a bounded part of what a hook says', () => {
  expect(
    hookAnswer('PreToolUse', end({ exitCode: 2, stderr: 'x'.repeat(50_000) })).reason.length,
  ).toBeLessThan(11_000);
});
