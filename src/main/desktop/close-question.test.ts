import { noSigns, type Terminal } from '@shared/terminal';
import { expect, test } from 'vitest';
import { closeQuestion } from './close-question';

const running: Terminal = {
  id: 't1',
  kind: 'command',
  title: 'npm run dev',
  call: null,
  startedAt: 0,
  state: { kind: 'running', awaitsInput: false },
  project: { root: '/p', name: 'p' },
  background: true,
  goesOn: false,
  heldBack: false,
  fromBefore: false,
  signs: noSigns,
};
const end = { exitCode: 0, signal: null };

test('the commands that would end with the application are named', () => {
  const lingering: Terminal = { ...running, title: 'make\n  all', state: { kind: 'lingers', ...end } };
  expect(closeQuestion([running, lingering])).toEqual({
    message: '2 commands are running',
    detail: '• npm run dev\n• make all',
    yes: 'Quit and end them',
  });
});

test('one is one', () => {
  expect(closeQuestion([running])).toMatchObject({
    message: '1 command is running',
    yes: 'Quit and end it',
  });
});

test('nobody is asked about what has ended, goes on, or is a shell of the person’s', () => {
  const ended: Terminal = { ...running, state: { kind: 'ended', ...end } };
  expect(closeQuestion([ended, { ...running, goesOn: true }, { ...running, kind: 'shell' }])).toBeNull();
});

test('many and long ones are bounded, and none can pass for another line', () => {
  const many = Array.from({ length: 13 }, (_, index) => ({ ...running, title: `run ${index}` }));
  expect(closeQuestion(many)?.detail.split('\n').slice(9)).toEqual(['• run 9', 'and 3 more']);
  const long = closeQuestion([{ ...running, title: `echo \u202e${'x'.repeat(200)}` }])?.detail ?? '';
  expect(long).toMatch(/^• echo \\u\{202e\}x+…$/);
  expect(long).toHaveLength(82);
});
