import { type Keybindings, noKeybindings } from '@shared/keys/keybindings';
import { ariaKeys, isSameChord, onMac } from '../../ui/keys';
import { useServerState } from '../server-state';
import type { CommandId } from './command-titles';
import { type Bindings, resolveKeybindings } from './resolve-keybindings';

// Keys of the commands: the defaults, changed by the user's keybindings. Every command has keys, in the form of
// `ui/keys.ts`. Keys of a widget, such as the arrows of a list or Enter in a field, are defined in that widget.
// Commands that answer a question have no sequences: the user holds their keys together, so that plain typing never
// answers.

/** The kind of window: a browser reserves some keys for its own tabs. */
export type Shell = 'desktop' | 'browser';

/** Sends the text of a field: an answer on the card, or the reason of a rejection. */
export const sendKeys = 'Mod+Enter';

/** Pastes text as text; the browser does so itself. */
export const pasteTextKeys = 'Mod+Shift+V';

/** The keys of every text field; the browser and Monaco take them. */
export const clipboardKeys = { cut: 'Mod+X', copy: 'Mod+C', paste: 'Mod+V' } as const;
export const findKeys = 'Mod+F';

/** Opens the chosen entry of a list, and leaves the tab in front where it is. */
export const behindKeys = 'Mod+Enter';

/** Adds the selection to the message, in the editor and in the terminal. */
const addToChatKeys = 'Mod+L';

/** Also begins Monaco's own sequences (`editor-sequences.ts`). */
export const editorPrefix = 'Mod+K';

const defaultKeys = {
  'chat.new': { desktop: 'Mod+N', browser: 'Mod+Alt+N' },
  'chat.list': 'Mod+Alt+O',
  'tab.next': { desktop: ['Ctrl+PageDown', 'Ctrl+Tab'], browser: 'Alt+PageDown' },
  'tab.previous': { desktop: ['Ctrl+PageUp', 'Ctrl+Shift+Tab'], browser: 'Alt+PageUp' },
  'tab.moveRight': { desktop: 'Ctrl+Shift+PageDown', browser: 'Shift+Alt+PageDown' },
  'tab.moveLeft': { desktop: 'Ctrl+Shift+PageUp', browser: 'Shift+Alt+PageUp' },
  'region.next': 'F6',
  'region.previous': 'Shift+F6',
  'region.tree': ['Mod+K Mod+ArrowLeft', 'Mod+Shift+E'],
  'region.editor': 'Mod+K Mod+ArrowUp',
  'region.column1': { desktop: 'Mod+1', browser: 'Mod+K 1' },
  'region.column2': { desktop: 'Mod+2', browser: 'Mod+K 2' },
  'region.terminal': 'Mod+K Mod+ArrowDown',
  'region.chat': 'Mod+K Mod+ArrowRight',
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
  'review.show': 'Mod+K V',
  'diff.toggleWhitespace': 'Mod+K B',
  'changes.turn': 'Mod+Shift+G',
  'changes.chat': 'Mod+K G',
  'changes.undoTurn': 'Mod+Alt+Z',
  'changes.next': 'F7',
  'changes.previous': 'Shift+F7',
  'changes.takeBackHunk': 'Mod+Alt+R',
  'changes.keepHunk': 'Mod+Alt+K',
  'changes.takeBackFile': 'Mod+Backspace',
  'changes.keepFile': sendKeys,
  'chat.find': 'Mod+F',
  'chat.copyInFront': 'Mod+K C',
  'chat.exportInFront': 'Mod+K D',
  'chat.copyMarkdown': 'Mod+K C',
  'chat.rename': 'F2',
  'chat.pin': 'Mod+K Shift+Enter',
  'chat.unpin': 'Mod+K Shift+Enter',
  'chat.archive': 'Mod+K A',
  'chat.unarchive': 'Mod+K A',
  'chat.exportMarkdown': 'Mod+K E',
  'chat.exportJson': 'Mod+K J',
  'chat.delete': 'Delete',
  'todos.show': 'Mod+K T',
  'folder.open': ['Mod+O', 'Mod+K Mod+O'],
  'folder.openInNewWindow': 'Mod+K O',
  'settings.toggle': 'Mod+,',
  'mode.cycle': 'Mod+.',
  'model.choose': 'Mod+K .',
  'theme.next': { desktop: 'Mod+K Mod+T', browser: 'Mod+K Shift+T' },
  'settings.search': 'Mod+F',
  'settings.openFile': 'Mod+K ,',
  'keys.show': 'Mod+K Mod+S',
  'keys.openFile': 'Mod+K K',
  'memory.show': 'Mod+K M',
  'tools.show': 'Mod+K X',
  'trust.review': 'Mod+K Y',
  'settings.close': 'Escape',
  'settings.models': 'Mod+K Shift+M',
  'settings.agents': 'Mod+K Shift+A',
  'settings.rules': 'Mod+K Shift+R',
  'settings.appearance': 'Mod+K Shift+L',
  'settings.behaviour': 'Mod+K Shift+D',
  'history.show': 'Mod+Alt+Y',
  'history.close': 'Escape',
  'file.find': 'Mod+P',
  'file.goToLine': 'Ctrl+G',
  'file.goToSymbol': 'Mod+Shift+O',
  'file.findSymbol': { desktop: 'Mod+T', browser: 'Mod+Alt+P' },
  'search.show': 'Mod+Shift+F',
  'search.replace': 'Mod+Shift+H',
  'search.next': 'F4',
  'search.previous': 'Shift+F4',
  'problems.show': 'Mod+Shift+M',
  'problems.next': 'Mod+F8',
  'problems.previous': 'Mod+Shift+F8',
  'file.save': 'Mod+S',
  'file.saveAll': ['Mod+Alt+S', 'Mod+K S'],
  'editor.goToDefinition': 'F12',
  'git.nextChange': 'Alt+F5',
  'git.previousChange': 'Shift+Alt+F5',
  'git.showChange': 'Alt+F3',
  'git.revertChange': 'Mod+K Mod+R',
  'editor.goToReferences': 'Shift+F12',
  'editor.renameSymbol': 'F2',
  'editor.format': 'Shift+Alt+F',
  'editor.toggleWrap': 'Alt+Z',
  'editor.addToChat': addToChatKeys,
  'tab.close': { desktop: 'Mod+W', browser: 'Mod+Alt+W' },
  'tab.closeOthers': 'Mod+K Shift+W',
  'tab.closeRight': 'Mod+K Shift+ArrowRight',
  'tab.closeSaved': 'Mod+K U',
  'tab.closeAll': { desktop: ['Mod+K W', 'Mod+K Mod+W'], browser: 'Mod+K W' },
  'tab.reopen': { desktop: 'Mod+Shift+T', browser: 'Mod+Alt+T' },
  'tab.pin': 'Mod+K Shift+Enter',
  'tab.keep': 'Mod+K Enter',
  'tab.split': 'Mod+\\',
  'tab.moveBeside': 'Mod+K Mod+\\',
  'tab.copyPath': 'Mod+K P',
  'tab.copyRelativePath': 'Mod+K Mod+Shift+C',
  'tab.showInTree': 'Mod+K R',
  'tab.openInEditor': 'Mod+K E',
  'tree.toggle': 'Mod+B',
  'tree.newFile': 'Mod+K N',
  'tree.newFolder': 'Mod+K Shift+N',
  'tree.addToChat': 'Mod+K A',
  'tree.toggleIgnored': 'Mod+K I',
  'tree.collapseAll': 'Mod+K ArrowLeft',
  'chat.toggle': 'Mod+Alt+B',
  'chat.toggleList': 'Mod+Alt+G',
  'row.open': 'Enter',
  'row.expand': 'ArrowRight',
  'row.collapse': 'ArrowLeft',
  'row.newFile': 'Mod+K N',
  'row.newFolder': 'Mod+K Shift+N',
  'row.cut': clipboardKeys.cut,
  'row.copy': clipboardKeys.copy,
  'row.paste': clipboardKeys.paste,
  'row.duplicate': 'Shift+Alt+D',
  'row.undo': 'Mod+Z',
  'row.rename': 'F2',
  'row.delete': 'Delete',
  'row.addToChat': 'Shift+Alt+M',
  'row.openInEditor': 'Mod+K E',
  'row.reveal': 'Shift+Alt+R',
  'row.copyPath': 'Shift+Alt+C',
  'row.copyRelativePath': 'Mod+K Mod+Shift+C',
  'browsers.endOthers': 'Mod+K Shift+B',
  'quickAsk.show': 'Mod+K Q',
  'quickAsk.new': { desktop: 'Mod+N', browser: 'Mod+Alt+N' },
  'quickAsk.copy': 'Mod+Shift+C',
  'quickAsk.continue': sendKeys,
  'quickAsk.stop': 'Mod+.',
  'quickAsk.hide': 'Escape',
  'terminal.toggle': 'Ctrl+`',
  'terminal.new': 'Ctrl+Shift+`',
  'terminal.hide': 'Mod+K H',
  'terminal.maximise': 'Mod+K Z',
  'terminal.screenReader': 'Shift+Alt+F1',
  'terminal.split': 'Ctrl+Shift+5',
  'terminal.copy': { mac: 'Mod+C', others: 'Ctrl+Shift+C' },
  'terminal.paste': { mac: 'Mod+V', others: 'Ctrl+Shift+V' },
  'terminal.selectAll': { mac: 'Mod+A', others: 'Shift+Alt+A' },
  'terminal.addToChat': ['Shift+Alt+M', addToChatKeys],
  'terminal.rename': 'F2',
  'terminal.close': 'Delete',
  'agentCommand.rename': 'F2',
  'agentCommand.keep': 'Mod+K Enter',
  'agentCommand.remove': 'Delete',
  'agentCommands.removeEnded': 'Mod+K Delete',
} as const satisfies Record<CommandId, Keys>;

/** One chord, or several; the window shows the first. */
type Some = string | readonly string[];
type Keys = Some | Readonly<Record<Shell, Some>> | Readonly<Record<'mac' | 'others', Some>>;

/** The keys that the window shows: the user's last binding, else the default, or undefined. */
export function keysOf(id: CommandId, shell?: Shell): string | undefined {
  return allKeysOf(id, shell)[0];
}

/** In the form of `aria-keyshortcuts`, which does not support sequences. */
export function keyShortcuts(...ids: readonly CommandId[]): string {
  return ids.flatMap((id) => allKeysOf(id).flatMap((keys) => ariaKeys(keys) ?? [])).join(' ');
}

export function allKeysOf(id: CommandId, shell?: Shell, mac?: boolean): readonly string[] {
  return [...givenKeysOf(id), ...broughtKeysOf(id, shell, mac)];
}

/** The user's keys for the command, the last first. */
export function givenKeysOf(id: CommandId): readonly string[] {
  return currentBindings()
    .given.filter(({ command }) => command === id)
    .map(({ keys }) => keys);
}

/** The default keys of the command, except those that the user removed. */
export function broughtKeysOf(
  id: CommandId,
  shell: Shell = currentShell(),
  mac: boolean = onMac,
): readonly string[] {
  const { taken } = currentBindings();
  return defaultKeysOf(id, shell, mac).filter(
    (keys) => !taken.some((one) => one.command === id && isSameChord(one.keys, keys)),
  );
}

/** The user's keys for all commands, the last first. */
export function givenKeys(): Bindings['given'] {
  return currentBindings().given;
}

function defaultKeysOf(id: CommandId, shell: Shell, mac: boolean): readonly string[] {
  const keys = chosenFor(defaultKeys[id], shell, mac);
  return typeof keys === 'string' ? [keys] : keys;
}

function chosenFor(keys: Keys, shell: Shell, mac: boolean): Some {
  if (typeof keys === 'string') return keys;
  if ('desktop' in keys) return keys[shell];
  if ('mac' in keys) return keys[mac ? 'mac' : 'others'];
  return keys;
}

let resolved: { readonly from: Keybindings; readonly bindings: Bindings } | null = null;

/** The present content of `keybindings.json`. */
function currentBindings(): Bindings {
  const from = useServerState.getState().app?.keybindings ?? noKeybindings;
  if (resolved?.from !== from) resolved = { from, bindings: resolveKeybindings(from.bindings, isSameChord) };
  return resolved.bindings;
}

export function currentShell(): Shell {
  return typeof window !== 'undefined' && window.pilotfish ? 'desktop' : 'browser';
}
