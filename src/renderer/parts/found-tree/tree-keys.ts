// Keys of a tree of finds by file, the same as in the file tree. Pure.

export type Step =
  | { readonly kind: 'go'; readonly to: number }
  | { readonly kind: 'fold'; readonly path: string; readonly folded: boolean }
  | { readonly kind: 'activate' };

type Row =
  | { readonly kind: 'file'; readonly path: string; readonly folded: boolean }
  | { readonly kind: 'line'; readonly path: string };

type Here = { readonly rows: readonly Row[]; readonly active: number; readonly pageSize: number };

/** The step for the key; null if the key has another purpose. */
export function stepFor(key: string, { rows, active, pageSize }: Here): Step | null {
  const row = rows[active];
  const go = (to: number): Step => ({ kind: 'go', to: Math.max(0, Math.min(to, rows.length - 1)) });
  switch (key) {
    case 'ArrowDown':
      return go(active + 1);
    case 'ArrowUp':
      return go(active - 1);
    case 'PageDown':
      return go(active + pageSize);
    case 'PageUp':
      return go(active - pageSize);
    case 'Home':
      return go(0);
    case 'End':
      return go(rows.length - 1);
    case 'Enter':
    case ' ':
      return row ? { kind: 'activate' } : null;
    case 'ArrowRight':
      if (row?.kind !== 'file') return null;
      return row.folded ? { kind: 'fold', path: row.path, folded: false } : go(active + 1);
    case 'ArrowLeft':
      if (row?.kind === 'line')
        return go(rows.findIndex(({ kind, path }) => kind === 'file' && path === row.path));
      return row && !row.folded ? { kind: 'fold', path: row.path, folded: true } : null;
    default:
      return null;
  }
}
