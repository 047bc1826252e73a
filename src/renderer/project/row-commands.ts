import { Copy, FileText, FolderOpen } from 'lucide-react';
import { absolutePath } from '../state/absolute-path';
import { always, type Command } from '../state/commands/command';
import type { Row } from '../state/visible-rows';
import { activate, type Step } from './tree-keys';

// What can be done with a row of the tree; without a row, with the project itself.

export type RowActions = { take(step: Step): void; copy(text: string): void };

export type ChosenRow = RowActions & { readonly row: Row | undefined; readonly root: string };

/** What a double click does, by what it is called. */
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
    run: ({ row, root, copy }) => copy(absolutePath(root, pathOf(row))),
  },
  {
    id: 'row.copyRelativePath',
    when: ({ row }) => pathOf(row) !== '',
    run: ({ row, copy }) => copy(pathOf(row)),
  },
];

export const rowCommands = [...activations, ...copies];

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
