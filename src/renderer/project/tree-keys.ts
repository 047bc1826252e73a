import { isFolder, type Row } from '../state/visible-rows';

// The keys of the tree, as in VS Code. Pure: it only returns steps.

export type Step =
  | { readonly kind: 'select'; readonly id: string }
  | { readonly kind: 'expand'; readonly path: string }
  | { readonly kind: 'collapse'; readonly path: string }
  | { readonly kind: 'open'; readonly path: string }
  | { readonly kind: 'preview'; readonly path: string }
  | { readonly kind: 'retry'; readonly folder: string };

type Place = {
  readonly rows: readonly Row[];
  /** Index of the selected row, or -1. */
  readonly selected: number;
  /** The number of rows that fit on the screen. */
  readonly pageSize: number;
};

/** The step for `key`, or null. */
export function stepFor(key: string, { rows, selected, pageSize }: Place): Step | null {
  switch (key) {
    case 'ArrowDown':
      return selectAt(rows, selected + 1);
    case 'ArrowUp':
      return selectAt(rows, selected === -1 ? rows.length - 1 : selected - 1);
    case 'PageDown':
      return selectAt(rows, selected + Math.max(1, pageSize - 1));
    case 'PageUp':
      return selectAt(rows, selected - Math.max(1, pageSize - 1));
    case 'Home':
      return selectAt(rows, 0);
    case 'End':
      return selectAt(rows, rows.length - 1);
    case 'ArrowRight':
      return inward(rows, selected);
    case 'ArrowLeft':
      return outward(rows, selected);
    case 'Enter':
      return activate(rows[selected]);
    case ' ':
      return look(rows[selected]);
    default:
      return null;
  }
}

/** The step for Space and a click: a file opens as a preview. */
export function look(row: Row | undefined): Step | null {
  const step = activate(row);
  return step?.kind === 'open' ? { kind: 'preview', path: step.path } : step;
}

/** The step for Enter and a double click: a file opens permanently. */
export function activate(row: Row | undefined): Step | null {
  if (!row || row.kind === 'new') return null;
  if (row.kind === 'note') return row.note.kind === 'failed' ? { kind: 'retry', folder: row.folder } : null;
  const { entry, expanded } = row;
  if (isFolder(entry)) return { kind: expanded ? 'collapse' : 'expand', path: entry.path };
  return entry.kind === 'file' || entry.kind === 'link' ? { kind: 'open', path: entry.path } : null;
}

/** The selected row, and its index at the time of the selection. */
export type Selection = { readonly id: string; readonly index: number };

/** Index of the selected row, or of its successor once the row is gone, or -1. */
export function selectedIndex(rows: readonly Row[], selection: Selection | null): number {
  if (!selection) return -1;
  const index = rows.findIndex((row) => row.id === selection.id);
  return index === -1 ? Math.min(selection.index, rows.length - 1) : index;
}

function selectAt(rows: readonly Row[], index: number): Step | null {
  const row = rows[Math.max(0, Math.min(index, rows.length - 1))];
  return row ? { kind: 'select', id: row.id } : null;
}

function inward(rows: readonly Row[], selected: number): Step | null {
  const row = rows[selected];
  if (row?.kind !== 'entry' || !isFolder(row.entry)) return null;
  return row.expanded ? selectAt(rows, selected + 1) : { kind: 'expand', path: row.entry.path };
}

function outward(rows: readonly Row[], selected: number): Step | null {
  const row = rows[selected];
  if (!row) return null;
  if (row.kind === 'entry' && row.expanded) return { kind: 'collapse', path: row.entry.path };
  return row.folder === '' ? null : { kind: 'select', id: row.folder };
}
