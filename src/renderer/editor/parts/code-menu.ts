import { words } from '@shared/texts/text';
import { ClipboardPaste, Copy, MessageSquarePlus, Scissors, Search } from 'lucide-react';
import { addCode } from '../../parts/add-code';
import { commandItem } from '../../state/commands/command-item';
import { clipboardKeys, findKeys, keysOf } from '../../state/commands/command-keys';
import { type CommandId, shortTitleOf } from '../../state/commands/command-titles';
import { runnableCommands } from '../../state/commands/offered-commands';
import { windowState } from '../../state/commands/window-command';
import type { OpenCode } from '../../state/files/open-code';
import type { MenuCommand, MenuItem } from '../../ui/menu/menu-item';

// The entries of the context menu of an editor.

/** `more`: entries for this kind of editor. */
export function codeMenu(code: OpenCode, more: readonly MenuItem[]): readonly MenuItem[] {
  const isEditable = code.isEditable();
  return [
    ...(isEditable ? [cut(code)] : []),
    copy(code),
    ...(isEditable ? [paste(code)] : []),
    'separator',
    codeItem('editor.addToChat', code, () => addCode(code.selected())),
    'separator',
    ...more,
    'separator',
    ...windowItems(code, 'editor.goToDefinition', 'editor.goToReferences'),
    ...windowItems(code, 'editor.renameSymbol', 'editor.format'),
    'separator',
    ...windowItems(code, 'file.goToLine'),
    find(code),
    'separator',
    ...windowItems(code, 'file.save', 'palette.toggle'),
  ];
}

/** A command about the code, which has the focus when `run` is called. */
export function codeItem(id: CommandId, code: OpenCode, run: () => void): MenuCommand {
  const icon = id === 'editor.addToChat' ? MessageSquarePlus : undefined;
  return { label: shortTitleOf(id), icon, keys: keysOf(id), onSelect: withFocus(code, run) };
}

/** A command may read which part of the window has the focus. */
function windowItems(code: OpenCode, ...ids: readonly CommandId[]): readonly MenuCommand[] {
  const commands = runnableCommands().filter(({ id }) => ids.includes(id));
  const items = commands.map((command) => commandItem(command, windowState()));
  return items.map((item) => ({ ...item, onSelect: withFocus(code, item.onSelect) }));
}

function cut(code: OpenCode): MenuCommand {
  const onSelect = withFocus(code, () => document.execCommand('copy') && code.cut());
  return { label: words('code-menu.cut'), icon: Scissors, keys: clipboardKeys.cut, onSelect };
}

function copy(code: OpenCode): MenuCommand {
  const onSelect = withFocus(code, () => document.execCommand('copy'));
  return { label: words('code-menu.copy'), icon: Copy, keys: clipboardKeys.copy, onSelect };
}

/** Without the permission of the browser, only its own keys paste. */
function paste(code: OpenCode): MenuCommand {
  const onSelect = withFocus(code, () => void navigator.clipboard.readText().then(code.paste, () => {}));
  return { label: words('code-menu.paste'), icon: ClipboardPaste, keys: clipboardKeys.paste, onSelect };
}

function find(code: OpenCode): MenuCommand {
  return {
    label: words('code-menu.find'),
    icon: Search,
    keys: findKeys,
    onSelect: code.find,
  };
}

function withFocus(code: OpenCode, run: () => void): () => void {
  return () => {
    code.focus();
    run();
  };
}
