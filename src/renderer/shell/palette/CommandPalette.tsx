import { words } from '@shared/texts/text';
import { type ReactElement, useState } from 'react';
import { flushSync } from 'react-dom';
import { keysOf } from '../../state/commands/command-keys';
import { titleOf } from '../../state/commands/command-titles';
import { runnableCommands } from '../../state/commands/offered-commands';
import { closePalette, noteRun, usePalette } from '../../state/commands/palette';
import { type WindowCommand, windowState } from '../../state/commands/window-command';
import { PickList } from '../../ui/pick-list/PickList';
import type { PickRow } from '../../ui/pick-list/pick-row';
import { type Match, matchingTitles } from './matching-titles';

type Titled = { readonly id: WindowCommand['id']; readonly title: string; readonly command: WindowCommand };

/** The commands that the window can run now, by name. The focus is back in its place when the command runs. */
export function CommandPalette(): ReactElement {
  const [typed, setTyped] = useState(usePalette.getState().typed);
  const [commands] = useState(titledCommands);
  const recent = usePalette((palette) => palette.recent);
  const found = matchingTitles(commands, typed, recent);
  const count = found.length;
  return (
    <PickList
      name={words('palette.name')}
      placeholder={words('palette.placeholder')}
      typed={typed}
      onType={setTyped}
      rows={found.map((match, index) => rowOf(match, found[index - 1]))}
      status={count > 0 ? words('palette.found', { count }) : words('palette.none')}
      choose={(index) => runFromPalette(found[index]?.item.command)}
      leave={closePalette}
    />
  );
}

function titledCommands(): readonly Titled[] {
  return runnableCommands()
    .filter(({ id }) => id !== 'palette.toggle')
    .map((command) => ({ id: command.id, title: titleNow(command), command }))
    .filter(isAlone);
}

function titleNow({ id, titleNow: now }: WindowCommand): string {
  const key = now?.();
  // With the spaces that a user types, e.g. to find “Modifications :” in French.
  return (key === undefined ? titleOf(id) : words(key)).replaceAll('\u00a0', ' ');
}

/** Of several commands with the same title now, only the one with keys is listed. */
function isAlone({ id, title, command }: Titled, _: number, all: readonly Titled[]): boolean {
  return command.titleNow !== undefined || !all.some((one) => one.title === title && one.id !== id);
}

function rowOf({ item, marked, isRecent }: Match<Titled>, before: Match<Titled> | undefined): PickRow {
  const { id, title, command } = item;
  const isOn = command.titleNow === undefined && (command.checked?.(windowState()) ?? false);
  const isFirst = before ? before.isRecent !== isRecent : isRecent;
  return {
    key: id,
    label: title,
    marked,
    keys: keysOf(id),
    ...(isOn && { about: words('palette.is-on') }),
    heading: isFirst ? words(isRecent ? 'palette.recent' : 'palette.other') : undefined,
  };
}

function runFromPalette(command: WindowCommand | undefined): void {
  if (!command) return;
  // Closes the palette first, so that the focus is back in its place: a command may read or move it.
  flushSync(closePalette);
  noteRun(command.id);
  command.run(windowState());
}
