import '../parts/panel-texts';
import '../parts/settings-texts';
import { type PlainKey, words } from '@shared/texts/text';
import {
  Bot,
  Gavel,
  Keyboard,
  type LucideIcon,
  Palette,
  Plug,
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
import { goalOf, goToSetting, reachGoal, sectionGoal, useGoal } from './parts/goal';
import { focusSearch, settingsPageAttribute } from './parts/page-places';
import { AppearanceSection, BehaviourSection } from './rows/RowsSection';
import { useSettingRows } from './rows/use-setting-rows';
import { RulesSection } from './rules/RulesSection';
import styles from './SettingsPage.module.css';
import { type Entry, entriesOf, matchingEntries, sectionName } from './search/entries';
import { SearchField } from './search/SearchField';
import { optionId, SearchResults } from './search/SearchResults';
import { ServersSection } from './servers/ServersSection';
import { SkillsSection } from './skills/SkillsSection';
import { ToolsSection } from './tools/ToolsSection';
import { WebSection } from './web/WebSection';

type Section = { readonly id: SettingsSection; readonly Content: () => ReactElement };

type Page = {
  readonly title: PlainKey;
  readonly icon: LucideIcon;
  readonly sections: readonly [Section, ...Section[]];
};

const models: Page = {
  title: 'settings-page.section-models',
  icon: Plug,
  sections: [{ id: 'models', Content: ModelsSection }],
};

const pages: readonly Page[] = [
  models,
  {
    title: 'settings-page.page-tools',
    icon: Wrench,
    sections: [
      { id: 'tools', Content: ToolsSection },
      { id: 'servers', Content: ServersSection },
      { id: 'web', Content: WebSection },
    ],
  },
  {
    title: 'settings-page.page-agents',
    icon: Bot,
    sections: [
      { id: 'agents', Content: AgentsSection },
      { id: 'skills', Content: SkillsSection },
      { id: 'memory', Content: MemorySection },
    ],
  },
  {
    title: 'settings-page.section-rules',
    icon: Gavel,
    sections: [{ id: 'rules', Content: RulesSection }],
  },
  {
    title: 'settings-page.section-appearance',
    icon: Palette,
    sections: [{ id: 'appearance', Content: AppearanceSection }],
  },
  {
    title: 'settings-page.page-behaviour',
    icon: SlidersHorizontal,
    sections: [
      { id: 'behaviour', Content: BehaviourSection },
      { id: 'data', Content: DataSection },
    ],
  },
  {
    title: 'settings-page.section-keys',
    icon: Keyboard,
    sections: [{ id: 'keys', Content: KeysSection }],
  },
];

const sectionIds = pages.flatMap(({ sections }) => sections.map(({ id }) => id));

/** All settings, on pages of one or more sections. Changes apply at once; Esc returns to work. */
export function SettingsPage(): ReactElement {
  const sectionId = useUiState((ui) => ui.settingsSection);
  const title = useRef<HTMLHeadingElement>(null);
  const page = pages.find(({ sections }) => sections.some(({ id }) => id === sectionId)) ?? models;
  const search = useSettingsSearch();
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
        {pages.map((each) => (
          <button
            key={each.title}
            type="button"
            className={styles.link}
            aria-current={each === page && !search.isSearching ? 'page' : undefined}
            onClick={() => {
              search.type('');
              showSettings(each.sections[0].id);
              content.current?.scrollTo({ top: 0 });
            }}
          >
            <each.icon aria-hidden size={16} strokeWidth={1.5} />
            {words(each.title)}
          </button>
        ))}
      </nav>
      <main key={page.title} ref={content} className={styles.content} aria-label={words(page.title)}>
        <SearchField
          typed={search.typed}
          listId={search.listId}
          activeId={search.active >= 0 ? optionId(search.listId, search.active) : null}
          onType={search.type}
          onStep={search.step}
          onChoose={() => search.choose(search.found[search.active])}
        />
        {search.isSearching ? (
          <>
            <Header title={words('settings-search.title')} canClose />
            <SearchResults
              found={search.found}
              typed={search.typed}
              active={search.active}
              listId={search.listId}
              onChoose={search.choose}
            />
          </>
        ) : (
          <Sections page={page} />
        )}
      </main>
    </div>
  );
}

/** A page of several sections has its own name above them, the same as in the navigation. */
function Sections({ page: { title, sections } }: { readonly page: Page }): ReactElement {
  const isAlone = sections.length === 1;
  return (
    <>
      {!isAlone && <Header title={words(title)} canClose />}
      {sections.map(({ id, Content }) => (
        <section key={id} aria-label={sectionName(id)} className={styles.section}>
          <Header title={sectionName(id)} goal={sectionGoal(id)} isPart={!isAlone} canClose={isAlone} />
          <Content />
        </section>
      ))}
    </>
  );
}

type HeaderProps = {
  readonly title: string;
  readonly goal?: string;
  readonly isPart?: boolean;
  readonly canClose: boolean;
};

function Header({ title, goal, isPart = false, canClose }: HeaderProps): ReactElement {
  const Heading = isPart ? 'h3' : 'h2';
  return (
    <header className={styles.header}>
      <Heading className={isPart ? styles.part : styles.heading} {...(goal && goalOf(goal))}>
        {title}
      </Heading>
      {canClose && (
        <IconButton {...commandLabel('settings.close')} icon={X} onClick={() => showPage('work')} />
      )}
    </header>
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

function useSettingsSearch() {
  const listId = useId();
  const [{ typed, at }, set] = useState({ typed: '', at: 0 });
  const { rows } = useSettingRows();
  const entries = useMemo(() => entriesOf(rows ?? []), [rows]);
  const found = useMemo(
    () => (typed.trim() === '' ? [] : matchingEntries(entries, typed, sectionIds)),
    [entries, typed],
  );
  const active = Math.min(at, found.length - 1);
  const choose = (entry: Entry | undefined) => {
    if (!entry) return;
    set({ typed: '', at: 0 });
    goToSetting(entry.section, entry.id);
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
