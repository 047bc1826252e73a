import { noSigns, type Terminal } from '@shared/terminal/terminal';
import { describe, expect, it } from 'vitest';
import { listedCommands } from '../state/terminals/agent-commands';
import { summaryOf } from './commands-summary';

const running = { kind: 'running', awaitsInput: false } as const;
const waiting = { kind: 'running', awaitsInput: true } as const;
const ended = (exitCode: number) => ({ kind: 'ended', exitCode, signal: null }) as const;

function command(index: number, state: Terminal['state']): Terminal {
  return {
    id: `${index}`,
    kind: 'command',
    title: `${index}`,
    call: null,
    startedAt: index,
    state,
    project: { root: '/project', name: 'project' },
    background: false,
    goesOn: null,
    heldBack: false,
    fromBefore: false,
    signs: noSigns,
  };
}

describe('what the tab says of them', () => {
  const marked = (...states: Terminal['state'][]) => {
    const { running, mark } = summaryOf(listedCommands(states.map((state, index) => command(index, state))));
    return { running, mark: mark?.words ?? null };
  };

  it('counts those that go on', () => {
    expect(marked(running, ended(0), running)).toEqual({ running: 2, mark: null });
  });

  it('a question is more than a failure', () => {
    expect(marked(waiting, ended(1))).toEqual({ running: 1, mark: 'One is waiting for input' });
  });

  it('a failure is told until a later command does better', () => {
    expect(marked(ended(1), running)).toEqual({ running: 1, mark: 'The last one failed' });
    expect(marked(ended(1), ended(0))).toEqual({ running: 0, mark: null });
  });
});
