import type { Keybinding, Keybindings } from '@shared/keys/keybindings';
import { readKeys } from '@shared/keys/read-keys';
import { areInEachOthersWay, strokesOf } from '@shared/keys/strokes';
import { commands } from '@shared/texts/english-commands';
import { type AnyText, textOf } from '@shared/texts/text';
import { z } from 'zod';

// Keybindings parser (pure): the user's keybindings.json → keys added to commands and removed from them. A wrong entry
// affects only itself.

const most = 1000;

export function readKeybindings(value: unknown): Keybindings {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const read = entries.slice(0, most).map(readEntry);
  const bindings = read.flatMap(({ binding }) => binding ?? []);
  return {
    bindings,
    problems: [
      ...read.flatMap(({ problem }) => problem ?? []),
      ...(entries.length > most ? [textOf('keybindings.too-many', { most })] : []),
      ...givenTwice(bindings),
      ...begun(bindings),
    ],
  };
}

type Read = { readonly binding?: Keybinding; readonly problem?: AnyText };

function readEntry(value: unknown, index: number): Read {
  const entry = index + 1;
  const parsed = keybindingSchema.safeParse(value);
  if (!parsed.success) return { problem: textOf('keybindings.no-entry', { entry }) };
  const { key } = parsed.data;
  const isTaken = parsed.data.command.startsWith('-');
  const command = isTaken ? parsed.data.command.slice(1) : parsed.data.command;
  if (!Object.hasOwn(commands, `command.${command}`))
    return { problem: textOf('keybindings.unknown-command', { entry, command }) };
  const read = readKeys(key);
  if (read.kind !== 'keys') return { problem: textOf(`keybindings.${read.kind}`, { entry, key }) };
  return { binding: { keys: read.keys, command, kind: isTaken ? 'taken' : 'given' } };
}

/** Problems of keys with two commands. If the commands are about different things, such as a row, both are valid. */
function givenTwice(bindings: readonly Keybinding[]): readonly AnyText[] {
  const given = bindings.filter(({ kind }) => kind === 'given');
  return given.flatMap(({ keys, command: last }, index) => {
    const first = given
      .slice(0, index)
      .findLast((one) => one.keys === keys && one.command !== last && aboutOf(one.command) === aboutOf(last));
    return first ? [textOf('keybindings.given-twice', { keys, first: first.command, last })] : [];
  });
}

/**
 * Problems of keys that begin longer ones. A press of the short keys has to wait, or the longer ones are unreachable.
 */
function begun(bindings: readonly Keybinding[]): readonly AnyText[] {
  const given = bindings.filter(({ kind }) => kind === 'given');
  return given.flatMap(({ keys, command }, index) => {
    const other = given.slice(0, index).findLast((one) => begins(one.keys, keys));
    if (!other) return [];
    const [short, long] = [keys, other.keys].toSorted((a, b) => a.length - b.length);
    return [
      textOf('keybindings.begins', {
        short: short ?? keys,
        long: long ?? keys,
        first: other.command,
        last: command,
      }),
    ];
  });
}

function begins(keys: string, others: string): boolean {
  const areOfOneLength = strokesOf(keys).length === strokesOf(others).length;
  return !areOfOneLength && areInEachOthersWay(keys, others, (stroke, other) => stroke === other);
}

const things = ['question', 'row', 'agentCommand'];

function aboutOf(command: string): string {
  const [first = ''] = command.split('.', 1);
  return things.includes(first) ? first : 'window';
}

// Entry of `keybindings.json`. Each entry is parsed separately, so that a wrong one does not affect the others.

const keybindingSchema = z.object({
  key: z.string().max(100),
  /** With a leading dash, the key is removed from the command. */
  command: z.string().max(200),
});
