import '../parts/panel-texts';
import '../parts/settings-texts';
import { words } from '@shared/texts/text';
import {
  Bot,
  Database,
  Gavel,
  Globe,
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
import { type ReactElement, useEffect, useRef } from 'react';
import { commandLabel } from '../state/commands/command-item';
import { type SettingsSection, showPage, showSettings, useUiState } from '../state/ui-state';
import { IconButton } from '../ui/IconButton';
import { AppearanceSection } from './AppearanceSection';
import { AgentsSection } from './agents/AgentsSection';
import { BehaviourSection } from './BehaviourSection';
import { DataSection } from './DataSection';
import { KeysSection } from './keys/KeysSection';
import { MemorySection } from './memory/MemorySection';
import { ModelsSection } from './models/ModelsSection';
import { RulesSection } from './rules/RulesSection';
import styles from './SettingsPage.module.css';
import { ServersSection } from './servers/ServersSection';
import { settingsPageAttribute } from './settings-commands';
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
  { id: 'rules', icon: Gavel, Content: RulesSection },
  { id: 'memory', icon: NotebookPen, Content: MemorySection },
  { id: 'web', icon: Globe, Content: WebSection },
  { id: 'appearance', icon: Palette, Content: AppearanceSection },
  { id: 'behaviour', icon: SlidersHorizontal, Content: BehaviourSection },
  { id: 'keys', icon: Keyboard, Content: KeysSection },
  { id: 'data', icon: Database, Content: DataSection },
];

/** Everything that can be set, in sections. Changes hold at once; Esc goes back to work. */
export function SettingsPage(): ReactElement {
  const sectionId = useUiState((ui) => ui.settingsSection);
  const title = useRef<HTMLHeadingElement>(null);
  const { Content, ...section } = sections.find(({ id }) => id === sectionId) ?? sections[0];
  useEffect(() => {
    // A field may have taken it back: the page is drawn anew in another language.
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
            aria-current={id === sectionId ? 'page' : undefined}
            onClick={() => showSettings(id)}
          >
            <Icon aria-hidden size={16} strokeWidth={1.5} />
            {words(`settings-page.section-${id}`)}
          </button>
        ))}
      </nav>
      <main className={styles.content} aria-labelledby="settings-section">
        <header className={styles.header}>
          <h2 id="settings-section" className={styles.heading}>
            {words(`settings-page.section-${section.id}`)}
          </h2>
          <IconButton {...commandLabel('settings.close')} icon={X} onClick={() => showPage('work')} />
        </header>
        <Content />
      </main>
    </div>
  );
}
