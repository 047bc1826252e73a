import { say } from '@shared/texts/text';
import { expect, test } from 'vitest';
import { readHooks } from './read-hooks';

const command = (text: string, more: object = {}) => ({ type: 'command', command: text, ...more });

test('the form of other agents is read, with seconds and a usual limit', () => {
  const found = readHooks(
    {
      PreToolUse: [{ matcher: 'Bash', hooks: [command('one', { timeout: 5 }), command('two')] }],
      Stop: [{ hooks: [command('three', { timeout: 60_000 })] }],
    },
    'project',
  );
  expect(found.map(({ name, hook }) => [name, hook])).toEqual([
    [
      'PreToolUse 1.1',
      {
        event: 'PreToolUse',
        matcher: 'Bash',
        command: 'one',
        label: 'one',
        timeLimitMs: 5_000,
        from: 'project',
      },
    ],
    [
      'PreToolUse 1.2',
      {
        event: 'PreToolUse',
        matcher: 'Bash',
        command: 'two',
        label: 'two',
        timeLimitMs: 60_000,
        from: 'project',
      },
    ],
    [
      'Stop 1',
      { event: 'Stop', matcher: '', command: 'three', label: 'three', timeLimitMs: 600_000, from: 'project' },
    ],
  ]);
  expect(found[0]?.definition).toContain('"command": "one"');
});

test.each([
  [{ Notification: [{ hooks: [command('x')] }] }, 'unknown event'],
  [{ Stop: 'x' }, 'list'],
  [{ Stop: [{ hooks: [command('')] }] }, 'command'],
  [{ Stop: [{ hooks: [command('x', { timeout: -1 })] }] }, 'timeout'],
  [{ Stop: [{ hooks: [{ type: 'prompt', command: 'x' }] }] }, 'command'],
  [{ Stop: [{ hooks: [command('x', { if: 'Bash(rm *)' })] }] }, 'if'],
  [{ PreToolUse: [{ matcher: '(', hooks: [command('x')] }] }, 'regular expression'],
])('a wrong hook has a reason and disturbs no other: %j', (written, reason) => {
  const [wrong, right] = readHooks({ ...written, SessionStart: [{ hooks: [command('right')] }] }, 'user');
  expect(say(wrong?.fault ?? '')).toContain(reason);
  expect(right?.hook?.command).toBe('right');
});

test.each([null, 7, 'x', [], {}])('a value that is no table has no hooks: %j', (written) => {
  expect(readHooks(written, 'user')).toEqual([]);
});
