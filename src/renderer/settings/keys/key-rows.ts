import { allKeysOf, givenKeys, givenKeysOf } from '../../state/commands/command-keys';
import { type CommandId, commandIds, titleOf } from '../../state/commands/command-titles';
import { areInTheWay, isSameChord, keysText } from '../../ui/keys';
import { locale } from '../../ui/locale';

// Table of the commands and their keys in this window, including the user's changes.

export type KeyOfRow = {
  readonly keys: string;
  /** The user set these keys. */
  readonly isOwn: boolean;
  /** Titles of the commands that get these keys first, because the user gave them the same keys. */
  readonly lostTo: readonly string[];
};

export type KeyRow = { readonly id: CommandId; readonly title: string; readonly keys: readonly KeyOfRow[] };

/** Sorted by title. */
export function keyRows(): readonly KeyRow[] {
  return commandIds()
    .map((id) => ({ id, title: titleOf(id), keys: keysOfRow(id) }))
    .toSorted((a, b) => a.title.localeCompare(b.title, locale()));
}

/** The rows with the search text in the title, the id or the displayed keys. */
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

/**
 * The commands that take precedence for `keys`. Of the user's bindings the latest wins, even if only the first key is
 * the same. All of them win over our defaults.
 */
function winnersOver(id: CommandId, keys: string): readonly CommandId[] {
  const given = givenKeys();
  const at = given.findIndex((one) => one.command === id && isSameChord(one.keys, keys));
  const before = given
    .slice(0, at === -1 ? given.length : at)
    .filter((one) => areInTheWay(one.keys, keys))
    .map(({ command }) => command);
  return commandIds().filter((other) => before.includes(other));
}
