import type { SettingRow } from '@shared/settings/setting-row';
import { words } from '@shared/texts/text';
import { type ReactElement, useId } from 'react';
import { ErrorText } from '../../ui/ErrorText';
import { onMac } from '../../ui/keys';
import section from '../parts/Section.module.css';
import { BrowserPermission } from './BrowserPermission';
import { groupsOf, type RowGroup } from './row-groups';
import { SettingItem } from './SettingItem';
import { useSettingRows } from './use-setting-rows';

export function AppearanceSection(): ReactElement {
  return <RowsSection page="appearance" />;
}

export function BehaviourSection(): ReactElement {
  return <RowsSection page="behaviour" />;
}

/** The single settings of a page. The main process derives them from their schema. */
function RowsSection({ page }: Pick<RowGroup, 'page'>): ReactElement {
  const { rows, error } = useSettingRows();
  return (
    <section className={section.section}>
      <ErrorText>{error}</ErrorText>
      {rows === null && error === null && <p className={section.lead}>{words('setting-rows.loading')}</p>}
      {groupsOf(page, rows ?? []).map((group) => (
        <Group key={group.title} title={group.title} rows={group.rows} />
      ))}
    </section>
  );
}

type GroupProps = { readonly title: RowGroup['title']; readonly rows: readonly SettingRow[] };

function Group({ title, rows }: GroupProps): ReactElement {
  const titleId = useId();
  const items = rows.map((row) => <SettingItem key={row.key} row={row} />);
  if (title === null) return <div className={section.section}>{items}</div>;
  return (
    <section className={section.group} aria-labelledby={titleId}>
      <h3 id={titleId} className={section.groupTitle}>
        {words(title)}
      </h3>
      {title === 'settings-page.notifications' && <BrowserPermission />}
      {title === 'settings-page.notifications' && onMac && window.pilotfish && (
        <p className={section.lead}>{words('settings-page.notifications-mac')}</p>
      )}
      {title === 'settings-page.desktop' && !window.pilotfish && (
        <p className={section.lead}>{words('settings-page.desktop-elsewhere')}</p>
      )}
      {items}
    </section>
  );
}
