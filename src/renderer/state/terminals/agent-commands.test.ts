import { noSigns, type Terminal } from '@shared/terminal/terminal';
import { describe, expect, it } from 'vitest';
import { chosenCommand, commandAfter, listedCommands, rowAfterKey } from './agent-commands';

const running = { kind: 'running', awaitsInput: false } as const;
const waiting = { kind: 'running', awaitsInput: true } as const;
const ended = (exitCode: number) => ({ kind: 'ended', exitCode, signal: null }) as const;

function command(id: string, startedAt: number, state: Terminal['state']): Terminal {
  return {
    id,
    kind: 'command',
    title: id,
    call: null,
    startedAt,
    state,
    project: { root: '/project', name: 'project' },
    background: false,
    goesOn: null,
    heldBack: false,
    fromBefore: false,
    signs: noSigns,
  };
}

const idsOf = (commands: readonly Terminal[]) => commands.map(({ id }) => id);

describe('the list of the agent’s commands', () => {
  it('has the newest first, those that go on before those that have ended, and no shell', () => {
    const lingers = { kind: 'lingers', exitCode: 0, signal: null } as const;
    const terminals = [
      command('done', 1, ended(0)),
      command('server', 2, running),
      { ...command('bash', 3, running), kind: 'shell' as const },
      command('daemon', 4, lingers),
      command('tests', 5, ended(1)),
    ];
    expect(idsOf(listedCommands(terminals))).toEqual(['daemon', 'server', 'tests', 'done']);
  });

  it('chooses the wanted one, without a wish one that waits for input, else the first', () => {
    const commands = [command('a', 3, running), command('b', 2, waiting), command('c', 1, ended(0))];
    expect(chosenCommand(commands, 'c')?.id).toBe('c');
    expect(chosenCommand(commands, null)?.id).toBe('b');
    expect(chosenCommand(commands.slice(2), 'gone')?.id).toBe('c');
    expect(chosenCommand([], 'gone')).toBeNull();
  });

  it('the one below follows a removed one, at the end the one above', () => {
    const commands = [command('a', 2, ended(0)), command('b', 1, ended(0))];
    expect(commandAfter(commands, 'a')).toBe('b');
    expect(commandAfter(commands, 'b')).toBe('a');
    expect(commandAfter(commands.slice(1), 'b')).toBeNull();
  });

  it('is walked by arrows, Home and End, and ends at its ends', () => {
    expect(rowAfterKey('ArrowDown', 0, 3)).toBe(1);
    expect(rowAfterKey('ArrowDown', 2, 3)).toBe(2);
    expect(rowAfterKey('ArrowUp', 0, 3)).toBe(0);
    expect(rowAfterKey('Home', 2, 3)).toBe(0);
    expect(rowAfterKey('End', 0, 3)).toBe(2);
    expect(rowAfterKey('a', 0, 3)).toBeNull();
  });
});
