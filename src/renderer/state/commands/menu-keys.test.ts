import { menuKeys } from '@shared/keys/menu-keys';
import { commands } from '@shared/texts/english-commands';
import { expect, test } from 'vitest';
import { isSameChord } from '../../ui/keys';
import { broughtKeysOf } from './command-keys';
import type { CommandId } from './command-titles';

const ids = Object.keys(commands).map((key) => key.slice('command.'.length) as CommandId);

/** Only the menu of macOS has them. */
const onMacAlone = [menuKeys.hide, menuKeys.hideOthers, menuKeys.minimise, menuKeys.nextWindow];

test.each([
  { system: 'a Mac', mac: true },
  { system: 'Linux and Windows', mac: false },
])('no key of the menu on $system is a command’s', ({ mac }) => {
  const all = Object.values(menuKeys).map((keys) =>
    typeof keys === 'string' ? keys : mac ? keys.mac : keys.others,
  );
  const ofMenu = all.filter((keys) => mac || !onMacAlone.some((alone) => alone === keys));
  const taken = ids.flatMap((id) =>
    broughtKeysOf(id, 'desktop', mac)
      .filter((keys) => ofMenu.some((other) => isSameChord(keys, other, mac)))
      .map((keys) => `${id}: ${keys}`),
  );
  expect(taken).toEqual([]);
});

test('such a key would be found', () => {
  expect(ids.flatMap((id) => broughtKeysOf(id, 'desktop'))).toContain('Mod+W');
});
