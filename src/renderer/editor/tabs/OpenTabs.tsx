import { words } from '@shared/texts/text';
import { ChevronDown } from 'lucide-react';
import { type ReactElement, useRef } from 'react';
import { flushSync } from 'react-dom';
import { fileIcon } from '../../parts/file-icon';
import { typeInText } from '../../state/files/open-texts';
import { useUnsaved } from '../../state/files/unsaved';
import { openTab, type Tab } from '../../state/ui-state';
import { IconButton } from '../../ui/IconButton';
import { Menu } from '../../ui/menu/Menu';
import type { MenuItem } from '../../ui/menu/menu-item';
import { visibleText } from '../../ui/visible-text';
import { tabIcons, UnsavedDot } from './tab-icons';
import { type TabLabel, tabLabels } from './tab-labels';

type OpenTabsProps = {
  readonly tabs: readonly Tab[];
  readonly activeId: string;
  /** Prefix for the ids of the tabs. */
  readonly areaId: string;
};

/** A list of all open tabs, for a strip that is too narrow. The chosen tab comes to the front. */
export function OpenTabs({ tabs, activeId, areaId }: OpenTabsProps): ReactElement {
  const unsaved = useUnsaved(({ files }) => files);
  const labels = tabLabels(tabs);
  const chosen = useRef<Tab | null>(null);
  /** An open menu holds back the focus. Text may load after the menu closes, so the focus moves then. */
  const goOn = () => {
    const tab = chosen.current;
    chosen.current = null;
    if (tab?.kind !== 'file') return;
    focusTab(tab, areaId);
    typeInText(tab.path);
  };
  const items = tabs.map((tab, index): MenuItem => {
    const label = labels[index] ?? { name: tab.path, folder: null };
    const isUnsaved = tab.kind === 'file' && unsaved[tab.path] !== undefined;
    return {
      label: visibleText(label.name),
      hint: hintOf(tab, label, isUnsaved),
      icon: isUnsaved ? UnsavedDot : iconOf(tab, label),
      checked: tab.id === activeId,
      onSelect() {
        chosen.current = tab;
        goTo(tab, areaId);
      },
    };
  });
  return (
    <Menu
      items={items}
      onClosed={goOn}
      trigger={<IconButton label={words('editor-area.open-tabs')} icon={ChevronDown} />}
    />
  );
}

function iconOf(tab: Tab, { name }: TabLabel) {
  return tab.kind === 'file' ? fileIcon(name) : tabIcons[tab.kind];
}

function hintOf(tab: Tab, { folder }: TabLabel, isUnsaved: boolean): string | undefined {
  const said = [
    folder !== null && visibleText(folder),
    tab.kind === 'proposal' && words('editor-area.proposal'),
    isUnsaved && words('editor-area.not-saved'),
  ];
  return said.filter(Boolean).join(' · ') || undefined;
}

/** The focus moves to the tab. */
function goTo(tab: Tab, areaId: string): void {
  flushSync(() => openTab(tab));
  focusTab(tab, areaId);
}

function focusTab({ id }: Tab, areaId: string): void {
  document.getElementById(`${areaId}${id}`)?.focus();
}
