import '../parts/panel-texts';
import '../parts/settings-texts';
import { words } from '@shared/texts/text';
import {
  Bot,
  Database,
  Gavel,
  Globe,
  GraduationCap,
  Keyboard,
  type LucideIcon,
  NotebookPen,
  Palette,
  Plug,
  Server,
  SlidersHorizontal,
  Wrench,
  X,
} from 'lucide-react';
import { type ReactElement, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { commandLabel } from '../state/commands/command-item';
import type { SettingsSection } from '../state/ui-state';
import { showPage, showSettings, useUiState } from '../state/ui-state';
import { IconButton } from '../ui/IconButton';
import { AgentsSection } from './agents/AgentsSection';
import { DataSection } from './DataSection';
import { KeysSection } from './keys/KeysSection';
import { MemorySection } from './memory/MemorySection';
import { ModelsSection } from './models/ModelsSection';
import { goalOf, goToSetting, pageGoal, reachGoal, useGoal } from './parts/goal';
import { focusSearch, settingsPageAttribute } from './parts/page-places';
import { AppearanceSection, BehaviourSection } from './rows/RowsSection';
import { useSettingRows } from './rows/use-setting-rows';
import { RulesSection } from './rules/RulesSection';
import styles from './SettingsPage.module.css';
import { type Entry, entriesOf, matchingEntries } from './search/entries';
import { SearchField } from './search/SearchField';
import { optionId, SearchResults } from './search/SearchResults';
import { ServersSection } from './servers/ServersSection';
import { SkillsSection } from './skills/SkillsSection';
import { ToolsSection } from './tools/ToolsSection';
import { WebSection } from './web/WebSection';

type Section = {
  readonly id: SettingsSection;
  readonly icon: LucideIcon;
  readonly Content: () => ReactElement;
};

const sections: readonly [Section, ...Section[]] = [
  { id: 'models', icon: Plug, Content: ModelsSection },
  { id: 'tools', icon: Wrench, Content: ToolsSection },
  { id: 'servers', icon: Server, Content: ServersSection },
  { id: 'agents', icon: Bot, Content: AgentsSection },
  { id: 'skills', icon: GraduationCap, Content: SkillsSection },
  { id: 'rules', icon: Gavel, Content: RulesSection },
  { id: 'memory', icon: NotebookPen, Content: MemorySection },
  { id: 'web', icon: Globe, Content: WebSection },
  { id: 'appearance', icon: Palette, Content: AppearanceSection },
  { id: 'behaviour', icon: SlidersHorizontal, Content: BehaviourSection },
  { id: 'keys', icon: Keyboard, Content: KeysSection },
  { id: 'data', icon: Database, Content: DataSection },
];

const pages = sections.map(({ id }) => id);

/** All settings, in sections. Changes apply at once; Esc returns to work. */
export function SettingsPage(): ReactElement {
  const sectionId = useUiState((ui) => ui.settingsSection);
  const title = useRef<HTMLHeadingElement>(null);
  const { Content, ...section } = sections.find(({ id }) => id === sectionId) ?? sections[0];
  const search = useSettingsSearch(pages);
  const content = useReachedGoal();
  useSlash();
  useLayoutEffect(() => {
    // After a change of language the page renders anew, and a field may have taken the focus back.
    if (!title.current?.closest(`[${settingsPageAttribute}]`)?.contains(document.activeElement))
      title.current?.focus();
  }, []);

  return (
    <div className={styles.page} {...{ [settingsPageAttribute]: true }}>
      <nav className={styles.nav} aria-label={words('settings-page.title')}>
        <h1 ref={title} tabIndex={-1} className={styles.title}>
          {words('settings-page.title')}
        </h1>
        {sections.map(({ id, icon: Icon }) => (
          <button
            key={id}
            type="button"
            className={styles.link}
            aria-current={id === sectionId && !search.isSearching ? 'page' : undefined}
            onClick={() => {
              search.type('');
              showSettings(id);
            }}
          >
            <Icon aria-hidden size={16} strokeWidth={1.5} />
            {words(`settings-page.section-${id}`)}
          </button>
        ))}
      </nav>
      <main ref={content} className={styles.content} aria-labelledby="settings-section">
        <SearchField
          typed={search.typed}
          listId={search.listId}
          activeId={search.active >= 0 ? optionId(search.listId, search.active) : null}
          onType={search.type}
          onStep={search.step}
          onChoose={() => search.choose(search.found[search.active])}
        />
        <header className={styles.header}>
          <h2 id="settings-section" className={styles.heading} {...goalOf(pageGoal(section.id))}>
            {search.isSearching
              ? words('settings-search.title')
              : words(`settings-page.section-${section.id}`)}
          </h2>
          <IconButton {...commandLabel('settings.close')} icon={X} onClick={() => showPage('work')} />
        </header>
        {search.isSearching ? (
          <SearchResults
            found={search.found}
            typed={search.typed}
            active={search.active}
            listId={search.listId}
            onChoose={search.choose}
          />
        ) : (
          <Content />
        )}
      </main>
    </div>
  );
}

/** A ref for the element that contains the goal of a search. */
function useReachedGoal() {
  const within = useRef<HTMLElement>(null);
  const goal = useGoal((state) => state.goal);
  useEffect(() => {
    if (goal && within.current) return reachGoal(within.current, goal.id);
  }, [goal]);
  return within;
}

// Search over all settings: the typed text, the results, and the result that Enter opens.

function useSettingsSearch(pages: readonly SettingsSection[]) {
  const listId = useId();
  const [{ typed, at }, set] = useState({ typed: '', at: 0 });
  const { rows } = useSettingRows();
  const entries = useMemo(() => entriesOf(rows ?? []), [rows]);
  const found = useMemo(
    () => (typed.trim() === '' ? [] : matchingEntries(entries, typed, pages)),
    [entries, typed, pages],
  );
  const active = Math.min(at, found.length - 1);
  const choose = (entry: Entry | undefined) => {
    if (!entry) return;
    set({ typed: '', at: 0 });
    goToSetting(entry.page, entry.id);
  };
  return {
    listId,
    typed,
    found,
    active,
    choose,
    isSearching: typed.trim() !== '',
    type: (next: string) => set({ typed: next, at: 0 }),
    step: (by: 1 | -1) => set({ typed, at: (active + by + found.length) % Math.max(found.length, 1) }),
  };
}

// `/` focuses the search field, as on many sites, unless the focus is in a text field.

function useSlash(): void {
  useEffect(() => {
    window.addEventListener('keydown', takeSlash);
    return () => window.removeEventListener('keydown', takeSlash);
  }, []);
}

function takeSlash(event: KeyboardEvent): void {
  if (event.key !== '/' || event.isComposing || event.defaultPrevented) return;
  const { target } = event;
  if (!(target instanceof Element) || target.matches('input, textarea, [contenteditable]')) return;
  if (target !== document.body && target.closest(`[${settingsPageAttribute}]`) === null) return;
  event.preventDefault();
  focusSearch();
}
