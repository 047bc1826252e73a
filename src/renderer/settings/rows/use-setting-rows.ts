import type { SettingRow } from '@shared/settings/setting-row';
import type { AnyText } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { useEffect, useState } from 'react';
import { api, useServerState } from '../../state/server-state';

// Setting rows from the main process, fetched again when settings.json was read with another result.

export type Rows = { readonly rows: readonly SettingRow[] | null; readonly error: AnyText | null };

/** The last rows, shown at once when the page renders again. */
let last: Rows = { rows: null, error: null };

export function useSettingRows(): Rows {
  const [rows, setRows] = useState<Rows>(last);
  const settings = useServerState((state) => state.app?.settings);
  const notices = useServerState((state) => state.app?.notices);
  const connection = useServerState((state) => state.connection);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the file says in vain changes with them
  useEffect(() => {
    if (connection !== 'open') return;
    let current = true;
    api.settings.rows().then(
      (all) => current && setRows({ rows: all, error: null }),
      (error: unknown) => current && setRows((before) => ({ ...before, error: toldOf(error) })),
    );
    return () => {
      current = false;
    };
  }, [connection, settings, notices]);
  useEffect(() => {
    last = { rows: rows.rows, error: null };
  }, [rows.rows]);
  return rows;
}
