import {
  ClipboardPaste,
  Copy,
  CopyPlus,
  ExternalLink,
  FilePlus,
  FileText,
  FolderOpen,
  FolderPlus,
  FolderSearch,
  MessageSquarePlus,
  Pencil,
  Scissors,
  Trash2,
  Undo2,
} from 'lucide-react';
import { mentionPaths } from '../parts/mention-paths';
import { absolutePath } from '../state/absolute-path';
import { always, type Command } from '../state/commands/command';
import { currentShell } from '../state/commands/command-keys';
import { isFolder, type Row } from '../state/visible-rows';
import { askToDelete, beginNew, beginRename, putOnClipboard, useTreeEdit } from './entries/tree-edit';
import { activate, type Step } from './tree-keys';

// Actions on a row of the tree; without a row, on the project itself.

export type RowActions = { take(step: Step): void; copy(text: string): void };

export type ChosenRow = RowActions & {
  readonly row: Row | undefined;
  /** The paths of all selected rows. */
  readonly paths: readonly string[];
  readonly root: string;
};

/** The action of a double click, under the name for its row. */
export const activations: readonly Command<ChosenRow>[] = [
  { id: 'row.open', icon: FileText, when: activates('open'), run: takeStep },
  { id: 'row.expand', icon: FolderOpen, when: activates('expand'), run: takeStep },
  { id: 'row.collapse', icon: FolderOpen, when: activates('collapse'), run: takeStep },
];

export const copies: readonly Command<ChosenRow>[] = [
  {
    id: 'row.copyPath',
    icon: Copy,
    when: always,
    run: ({ paths, root, copy }) =>
      copy((paths.length === 0 ? [''] : paths).map((path) => absolutePath(root, path)).join('\n')),
  },
  {
    id: 'row.copyRelativePath',
    icon: Copy,
    when: ({ row }) => pathOf(row) !== '',
    run: ({ paths, copy }) => copy(paths.join('\n')),
  },
];

export const additions: readonly Command<ChosenRow>[] = [
  { id: 'row.newFile', icon: FilePlus, when: always, run: ({ row }) => beginNew('file', folderFor(row)) },
  {
    id: 'row.newFolder',
    icon: FolderPlus,
    when: always,
    run: ({ row }) => beginNew('folder', folderFor(row)),
  },
];

/** Into the selected folder, or beside the selected file. */
export const transfers: readonly Command<ChosenRow>[] = [
  {
    id: 'row.cut',
    icon: Scissors,
    when: ({ paths }) => paths.length > 0,
    run: ({ paths }) => putOnClipboard({ how: 'cut', paths }),
  },
  {
    id: 'row.copy',
    icon: Copy,
    when: ({ paths }) => paths.length > 0,
    run: ({ paths }) => putOnClipboard({ how: 'copy', paths }),
  },
  {
    id: 'row.paste',
    icon: ClipboardPaste,
    when: () => useTreeEdit.getState().clipboard !== null,
    run: ({ row }) => void entryActions().then(({ paste }) => paste(folderFor(row))),
  },
  {
    id: 'row.duplicate',
    icon: CopyPlus,
    when: ({ paths }) => paths.length > 0,
    run: ({ paths }) => void entryActions().then(({ duplicateAll }) => duplicateAll(paths)),
  },
];

/** A key alone: the bar below the tree has the button. */
const undo: Command<ChosenRow> = {
  id: 'row.undo',
  icon: Undo2,
  when() {
    const { moved, deleted } = useTreeEdit.getState();
    return moved.length + deleted.length > 0;
  },
  run: () => void entryActions().then(({ undoLast }) => undoLast()),
};

export const changes: readonly Command<ChosenRow>[] = [
  {
    id: 'row.rename',
    icon: Pencil,
    when: ({ row, paths }) => pathOf(row) !== '' && paths.length === 1,
    run: ({ row }) => beginRename(pathOf(row)),
  },
  {
    id: 'row.delete',
    icon: Trash2,
    when: ({ paths }) => paths.length > 0,
    run: ({ paths }) => askToDelete(paths),
  },
];

/** The same as dropping the rows on the chat. */
export const mentions: readonly Command<ChosenRow>[] = [
  {
    id: 'row.addToChat',
    icon: MessageSquarePlus,
    when: ({ paths }) => paths.length > 0,
    run: ({ paths }) => mentionPaths(paths),
  },
];

/** Actions of the user's desktop on a file. There are none if the window may be on another machine. */
export const elsewhere: readonly Command<ChosenRow>[] = [
  {
    id: 'row.openInEditor',
    icon: ExternalLink,
    when: ({ row }) => onDesktop() && pathOf(row) !== '',
    run: ({ row }) => void entryActions().then(({ openInEditor }) => openInEditor(pathOf(row))),
  },
  {
    id: 'row.reveal',
    icon: FolderSearch,
    when: onDesktop,
    run: ({ row }) => void entryActions().then(({ reveal }) => reveal(pathOf(row))),
  },
];

export const rowCommands = [
  ...activations,
  ...mentions,
  ...additions,
  ...elsewhere,
  ...transfers,
  ...copies,
  ...changes,
  undo,
];

const entryActions = () => import('./entries/entry-actions');

function onDesktop(): boolean {
  return currentShell() === 'desktop';
}

export function folderFor(row: Row | undefined): string {
  if (row?.kind === 'entry' && isFolder(row.entry)) return row.entry.path;
  return row?.folder ?? '';
}

function activates(kind: Step['kind']): (chosen: ChosenRow) => boolean {
  return ({ row }) => row?.kind === 'entry' && activate(row)?.kind === kind;
}

function takeStep({ row, take }: ChosenRow): void {
  const step = activate(row);
  if (step) take(step);
}

function pathOf(row: Row | undefined): string {
  return row?.kind === 'entry' ? row.entry.path : '';
}
