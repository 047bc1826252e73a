import { noSigns, type Terminal } from '@shared/terminal/terminal';
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

const nothing = { turns: 0, waiting: 0, withdrawn: 0, commands: [] };

test('what runs and waits is named with its count, and what becomes of it', () => {
  const lingering: Terminal = { ...running, title: 'make\n  all' };
  expect(closeQuestion({ turns: 2, waiting: 1, withdrawn: 1, commands: [running, lingering] })).toEqual({
    message: 'Quit Pilotfish?',
    detail: [
      '2 turns are running. Pilotfish stops them. Their messages and changes so far remain.',
      '1 question is withdrawn, because its turn stops.',
      '1 question is waiting. Pilotfish asks it again at the next start.',
      '2 commands are running. Pilotfish stops them:\n• npm run dev\n• make all',
    ].join('\n\n'),
    yes: 'Quit',
  });
});

test('nothing is asked where nothing runs or waits', () => {
  expect(closeQuestion(nothing)).toBeNull();
});

test('many and long ones are bounded, and none can pass for another line', () => {
  const many = Array.from({ length: 13 }, (_, index) => ({ ...running, title: `run ${index}` }));
  expect(
    closeQuestion({ ...nothing, commands: many })
      ?.detail.split('\n')
      .slice(10),
  ).toEqual(['• run 9', 'and 3 more']);
  const long = { ...running, title: `echo \u202e${'x'.repeat(200)}` };
  const line = closeQuestion({ ...nothing, commands: [long] })?.detail.split('\n')[1];
  expect(line).toMatch(/^• echo \\u\{202e\}x+…$/);
  expect(line).toHaveLength(82);
});
