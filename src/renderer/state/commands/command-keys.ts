import { type Keybindings, noKeybindings } from '@shared/keys/keybindings';
import { ariaKeys, isSameChord } from '../../ui/keys';
import { useServerState } from '../server-state';
import type { CommandId } from './command-titles';
import { type Bindings, resolveKeybindings } from './resolve-keybindings';

// Keys of the commands, as `ui/keys.ts` writes and shows them: what we bring, and what the person makes of that. Keys
// that belong to a widget, such as the arrows of a tree or Enter in a field, stand there.

/** Who shows the window: a browser keeps some keys for its own tabs. */
export type Shell = 'desktop' | 'browser';

/** Sends what a field is for: an answer on the card, the rejection in the field for its reason. */
export const sendKeys = 'Mod+Enter';

/** Opens what is chosen in a list without taking the place of what is in front. */
export const behindKeys = 'Mod+Enter';

const defaultKeys = {
  'chat.new': { desktop: 'Mod+N', browser: 'Mod+Alt+N' },
  'chat.list': 'Mod+Alt+O',
  'tab.next': { desktop: ['Ctrl+PageDown', 'Ctrl+Tab'], browser: 'Alt+PageDown' },
  'tab.previous': { desktop: ['Ctrl+PageUp', 'Ctrl+Shift+Tab'], browser: 'Alt+PageUp' },
  'region.next': 'F6',
  'region.previous': 'Shift+F6',
  'palette.toggle': { desktop: ['Mod+Shift+P', 'F1'], browser: ['F1', 'Mod+Shift+P'] },
  'questions.next': 'Mod+Shift+A',
  'inbox.show': 'Mod+Alt+A',
  'inbox.close': 'Escape',
  'question.accept': sendKeys,
  'question.acceptThese': 'Mod+Shift+Enter',
  'question.reject': 'Mod+Backspace',
  'question.nextChange': 'F7',
  'question.previousChange': 'Shift+F7',
  'question.listChanges': 'Mod+F7',
  'question.acceptHunk': 'Mod+Alt+K',
  'question.rejectHunk': 'Mod+Alt+R',
  'question.commentLine': 'Mod+Alt+M',
  'question.nextFile': 'F8',
  'question.previousFile': 'Shift+F8',
  'question.leave': 'Escape',
  'question.leaveText': 'Escape',
  'changes.turn': 'Mod+Shift+G',
  'changes.undoTurn': 'Mod+Alt+Z',
  'changes.next': 'F7',
  'changes.previous': 'Shift+F7',
  'changes.takeBackHunk': 'Mod+Alt+R',
  'changes.keepHunk': 'Mod+Alt+K',
  'changes.takeBackFile': 'Mod+Backspace',
  'changes.keepFile': sendKeys,
  'chat.find': 'Mod+F',
  'chat.rename': 'F2',
  'chat.delete': 'Delete',
  'folder.open': 'Mod+O',
  'settings.toggle': 'Mod+,',
  'mode.cycle': 'Mod+.',
  'settings.search': 'Mod+F',
  'settings.close': 'Escape',
  'history.show': 'Mod+Alt+Y',
  'history.close': 'Escape',
  'file.find': 'Mod+P',
  'file.goToLine': 'Ctrl+G',
  'search.show': 'Mod+Shift+F',
  'search.replace': 'Mod+Shift+H',
  'search.next': 'F4',
  'search.previous': 'Shift+F4',
  'file.save': 'Mod+S',
  'file.saveAll': 'Mod+Alt+S',
  'editor.toggleWrap': 'Alt+Z',
  'tab.close': { desktop: 'Mod+W', browser: 'Mod+Alt+W' },
  'tree.toggle': 'Mod+B',
  'chat.toggle': 'Mod+Alt+B',
  'chat.toggleList': 'Mod+Alt+G',
  'row.open': 'Enter',
  'row.rename': 'F2',
  'row.delete': 'Delete',
  'row.addToChat': 'Shift+Alt+M',
  'row.reveal': 'Shift+Alt+R',
  'row.copyPath': 'Shift+Alt+C',
  'quickAsk.new': { desktop: 'Mod+N', browser: 'Mod+Alt+N' },
  'quickAsk.copy': 'Mod+Shift+C',
  'quickAsk.continue': sendKeys,
  'quickAsk.stop': 'Mod+.',
  'quickAsk.hide': 'Escape',
  'terminal.toggle': 'Ctrl+`',
  'terminal.new': 'Ctrl+Shift+`',
  'terminal.rename': 'F2',
  'terminal.close': 'Delete',
  'agentCommand.rename': 'F2',
  'agentCommand.remove': 'Delete',
} as const satisfies Partial<Record<CommandId, Keys>>;

/** One, or several, the one that is shown first. */
type OfShell = string | readonly string[];
type Keys = OfShell | Readonly<Record<Shell, OfShell>>;

/** Those that are shown: the person's own, given last, before what we bring; undefined for a command without keys. */
export function keysOf(id: CommandId, shell?: Shell): string | undefined {
  return allKeysOf(id, shell)[0];
}

/** As `aria-keyshortcuts` has them. */
export function keyShortcuts(...ids: readonly CommandId[]): string {
  return ids.flatMap((id) => allKeysOf(id).map((keys) => ariaKeys(keys))).join(' ');
}

export function allKeysOf(id: CommandId, shell?: Shell): readonly string[] {
  return [...givenKeysOf(id), ...broughtKeysOf(id, shell)];
}

/** What the person gave the command, the last first. */
export function givenKeysOf(id: CommandId): readonly string[] {
  return currentBindings()
    .given.filter(({ command }) => command === id)
    .map(({ keys }) => keys);
}

/** What we bring for it, without what the person took from it. */
export function broughtKeysOf(id: CommandId, shell: Shell = currentShell()): readonly string[] {
  const { taken } = currentBindings();
  return defaultKeysOf(id, shell).filter(
    (keys) => !taken.some((one) => one.command === id && isSameChord(one.keys, keys)),
  );
}

/** Keys that the person gave to commands, the last first, whatever those are about. */
export function givenKeys(): Bindings['given'] {
  return currentBindings().given;
}

function defaultKeysOf(id: CommandId, shell: Shell): readonly string[] {
  const keys = (defaultKeys as Partial<Record<CommandId, Keys>>)[id];
  const ofShell = hasShells(keys) ? keys[shell] : keys;
  return typeof ofShell === 'string' ? [ofShell] : (ofShell ?? []);
}

function hasShells(keys: Keys | undefined): keys is Readonly<Record<Shell, OfShell>> {
  return typeof keys === 'object' && 'desktop' in keys;
}

let resolved: { readonly from: Keybindings; readonly bindings: Bindings } | null = null;

/** What `keybindings.json` says now. */
function currentBindings(): Bindings {
  const from = useServerState.getState().app?.keybindings ?? noKeybindings;
  if (resolved?.from !== from) resolved = { from, bindings: resolveKeybindings(from.bindings, isSameChord) };
  return resolved.bindings;
}

export function currentShell(): Shell {
  return typeof window !== 'undefined' && window.pilotfish ? 'desktop' : 'browser';
}
