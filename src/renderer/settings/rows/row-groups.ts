import type { SettingRow } from '@shared/settings/setting-row';
import type { PlainKey } from '@shared/texts/text';
import type { SettingsSection } from '../../state/ui-state';

// Groups of the setting rows on their pages. Keys without a group appear in the first group of the behaviour page.

type RowsPage = Extract<SettingsSection, 'appearance' | 'behaviour'>;

export type RowGroup = {
  readonly page: RowsPage;
  /** Null: directly below the title of the page. */
  readonly title: PlainKey | null;
  /** Keys, or first parts of them. */
  readonly of: readonly string[];
};

const groups: readonly RowGroup[] = [
  { page: 'appearance', title: null, of: ['theme', 'language'] },
  { page: 'appearance', title: 'setting-rows.group-editor', of: ['editor', 'terminal'] },
  { page: 'appearance', title: 'setting-rows.group-diff', of: ['diff'] },
  { page: 'appearance', title: 'setting-rows.group-tree', of: ['tree'] },
  { page: 'behaviour', title: 'setting-rows.group-budgets', of: ['budget', 'subAgents'] },
  { page: 'behaviour', title: 'setting-rows.group-changes', of: ['changes'] },
  { page: 'behaviour', title: 'settings-page.notifications', of: ['notifications'] },
  { page: 'behaviour', title: 'settings-page.desktop', of: ['quickAsk', 'desktop'] },
  {
    page: 'behaviour',
    title: 'setting-rows.group-commands',
    of: ['sandbox', 'editor.command', 'commands', 'packages', 'summarizeToolOutput', 'mcp'],
  },
];

const otherwise: RowGroup = { page: 'behaviour', title: null, of: [] };

export function groupOf(key: string): RowGroup {
  const [first = ''] = key.split('.');
  const having = (part: string) => groups.find(({ of }) => of.includes(part));
  return having(key) ?? having(first) ?? otherwise;
}

/** The groups of a page with their rows; empty groups are left out. */
export function groupsOf<Row extends Pick<SettingRow, 'key'>>(page: RowsPage, rows: readonly Row[]) {
  return [otherwise, ...groups]
    .filter((group) => group.page === page)
    .map((group) => ({ ...group, rows: rows.filter(({ key }) => groupOf(key) === group) }))
    .filter((group) => group.rows.length > 0);
}
