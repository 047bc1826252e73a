import { allKeysOf, givenKeys, givenKeysOf } from '../../state/commands/command-keys';
import { type CommandId, commandIds, titleOf } from '../../state/commands/command-titles';
import { areInTheWay, isSameChord, keysText } from '../../ui/keys';
import { locale } from '../../ui/locale';

// Table of the commands and their keys in this window, as the person may have changed them.

export type KeyOfRow = {
  readonly keys: string;
  /** Given by the person. */
  readonly isOwn: boolean;
  /** Titles of others that the person gave these keys to: they come before this one. */
  readonly lostTo: readonly string[];
};

export type KeyRow = { readonly id: CommandId; readonly title: string; readonly keys: readonly KeyOfRow[] };

/** By their titles. */
export function keyRows(): readonly KeyRow[] {
  return commandIds()
    .map((id) => ({ id, title: titleOf(id), keys: keysOfRow(id) }))
    .toSorted((a, b) => a.title.localeCompare(b.title, locale()));
}

/** Those with what is searched for in the title, the id or the keys as they are shown. */
export function rowsWith(rows: readonly KeyRow[], searched: string): readonly KeyRow[] {
  const wanted = searched.trim().toLowerCase();
  return rows.filter(({ id, title, keys }) => {
    const shown = keys.map((each) => keysText(each.keys));
    return [title, id, ...shown].some((text) => text.toLowerCase().includes(wanted));
  });
}

function keysOfRow(id: CommandId): readonly KeyOfRow[] {
  const own = givenKeysOf(id);
  return allKeysOf(id).map((keys, index) => ({
    keys,
    isOwn: index < own.length,
    lostTo: winnersOver(id, keys).map((winner) => titleOf(winner)),
  }));
}

/** Of the keys that the person gave, those given last come first, also where they only begin with the same key; all come before what we bring. */
function winnersOver(id: CommandId, keys: string): readonly CommandId[] {
  const given = givenKeys();
  const at = given.findIndex((one) => one.command === id && isSameChord(one.keys, keys));
  const before = given
    .slice(0, at === -1 ? given.length : at)
    .filter((one) => areInTheWay(one.keys, keys))
    .map(({ command }) => command);
  return commandIds().filter((other) => before.includes(other));
}
