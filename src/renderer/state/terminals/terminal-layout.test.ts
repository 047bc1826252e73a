import { emptyAppState } from '@shared/app-state';
import { emptyProject } from '@shared/project/project-state';
import { noSigns, type Terminal } from '@shared/terminal/terminal';
import { describe, expect, it } from 'vitest';
import { useServerState } from '../server-state';
import { areShown, chooseCommand, goToTerminal, inFront, useTerminalWishes } from './terminal-layout';

function terminal(id: string, kind: Terminal['kind']): Terminal {
  return {
    id,
    kind,
    title: id,
    call: null,
    startedAt: Number(id.slice(-1)),
    state: { kind: 'running', awaitsInput: false },
    project: { root: '/project', name: 'project' },
    background: false,
    goesOn: null,
    heldBack: false,
    fromBefore: false,
    signs: noSigns,
  };
}

const terminals = [
  terminal('command1', 'command'),
  terminal('shell2', 'shell'),
  terminal('command3', 'command'),
  terminal('shell4', 'shell'),
];

const nothingKept = { active: null, groups: [], command: null };

function front(kept: Partial<Parameters<typeof inFront>[1]>, some: readonly Terminal[] = terminals) {
  const { active, group, groups, command } = inFront(some, { ...nothingKept, ...kept });
  return { active, group, groups, command: command?.id ?? null };
}

describe('what is in front', () => {
  it('each shell has a tab, the agent’s commands share the last one', () => {
    expect(front({ active: 'shell2' })).toEqual({
      active: 'shell2',
      group: ['shell2'],
      groups: [['shell2'], ['shell4'], ['agent']],
      command: 'command3',
    });
  });

  it('the agent’s tab shows the chosen command, whatever starts meanwhile', () => {
    expect(front({ active: 'agent', command: 'command1' })).toMatchObject({
      active: 'agent',
      command: 'command1',
    });
  });

  it('a layout that an older version kept by commands opens at the agent’s tab with that command', () => {
    const groups = [['command1', 'shell4'], ['command3'], ['gone']];
    expect(front({ active: 'command1', groups })).toEqual({
      active: 'agent',
      group: ['agent', 'shell4'],
      groups: [['agent', 'shell4'], ['shell2']],
      command: 'command1',
    });
  });

  it('once no command is left, there is no tab for them', () => {
    const shell = [terminal('shell2', 'shell')];
    expect(front({ active: 'agent', command: 'command1', groups: [['agent']] }, shell)).toEqual({
      active: 'shell2',
      group: ['shell2'],
      groups: [['shell2']],
      command: null,
    });
    expect(front({ active: 'agent' }, [])).toEqual({ active: null, group: [], groups: [], command: null });
  });
});

describe('a shell of another project', () => {
  const [own, other] = [
    terminal('shell1', 'shell'),
    { ...terminal('shell2', 'shell'), project: { root: '/other', name: 'other' } },
  ];

  it('comes to the front of a window only when it is chosen', () => {
    expect(inFront([own, other], nothingKept, '/project').active).toBe('shell1');
    expect(inFront([own, other], { ...nothingKept, active: 'shell2' }, '/project').active).toBe('shell2');
    expect(inFront([own, other], nothingKept, '/other').active).toBe('shell2');
  });

  it('does not open the panel of a window', () => {
    const shownIn = (root: string, terminals: readonly Terminal[]) =>
      areShown({
        terminals: { shown: null },
        server: {
          app: { ...emptyAppState, terminals: [...terminals] },
          project: { ...emptyProject('key'), root },
        },
      });
    expect([shownIn('/project', [other]), shownIn('/project', [own]), shownIn('/other', [other])]).toEqual([
      false,
      true,
      true,
    ]);
  });
});

it('a terminal that is not there yet does not get the focus after the user chose another', () => {
  useServerState.setState({ app: { ...emptyAppState, terminals } });
  goToTerminal('command1');
  expect(useTerminalWishes.getState().focusWanted).toBe('command1');
  chooseCommand('command3');
  expect(useTerminalWishes.getState().focusWanted).toBeNull();
});
