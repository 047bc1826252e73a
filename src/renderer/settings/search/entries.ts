import type { SettingRow } from '@shared/settings/setting-row';
import { type PlainKey, words } from '@shared/texts/text';
import { allKeysOf } from '../../state/commands/command-keys';
import { commandIds, titleOf } from '../../state/commands/command-titles';
import type { SettingsSection } from '../../state/ui-state';
import { keysText } from '../../ui/keys';
import { commandGoal, sectionGoal } from '../parts/goal';
import { groupOf } from '../rows/row-groups';
import { choiceName, hintOfRow, nameOfRow } from '../rows/row-words';

// Entries of the search over all settings: the rows of each section, and its other settings.

export type Entry = {
  /** The id of the element to go to. */
  readonly id: string;
  readonly section: SettingsSection;
  readonly title: string;
  /** Its purpose. */
  readonly about: string;
  /** Its name in a file. */
  readonly key: string;
};

export function entriesOf(rows: readonly SettingRow[]): readonly Entry[] {
  return [
    ...Object.entries(ofSections).map(entryOfSection),
    ...rows.map(entryOfRow),
    ...commandIds().map(entryOfCommand),
  ];
}

/**
 * The entries that contain every typed word, by section. The section whose best entry matches by key or title is
 * first.
 */
export function matchingEntries(
  entries: readonly Entry[],
  typed: string,
  sections: readonly SettingsSection[],
): readonly Entry[] {
  const found = entries.flatMap((entry) => {
    const rank = rankOf(entry, typed.toLowerCase().trim());
    return rank === null ? [] : [{ entry, rank }];
  });
  const best = (section: SettingsSection) =>
    Math.min(...found.filter(({ entry }) => entry.section === section).map(({ rank }) => rank));
  return sections
    .map((section) => ({ section, best: best(section) }))
    .toSorted((a, b) => a.best - b.best)
    .flatMap(({ section }) =>
      found
        .filter(({ entry }) => entry.section === section)
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ entry }) => entry),
    );
}

/** A lower rank is better; null if a word is missing. */
function rankOf({ title, about, key, section }: Entry, typed: string): number | null {
  const has = (text: string) => typed.split(/\s+/).every((word) => text.toLowerCase().includes(word));
  if (key.toLowerCase() === typed) return 0;
  if (has(title)) return 1;
  return has([title, about, key, sectionName(section)].join(' ')) ? 2 : null;
}

export function sectionName(section: SettingsSection): string {
  return words(`settings-page.section-${section}`);
}

type OfSection = {
  readonly section: SettingsSection;
  readonly title: PlainKey;
  readonly about?: PlainKey;
  /** It has its own element in the section. */
  readonly isPlace?: true;
};

/** Settings with their own form, by their key or the name of their file. */
const ofSections: Readonly<Record<string, OfSection>> = {
  providers: { section: 'models', title: 'settings-search.models', about: 'settings-search.models-about' },
  toolGroups: { section: 'tools', title: 'settings-search.groups', about: 'settings-search.groups-about' },
  'tools.discoveryCommand': {
    section: 'tools',
    title: 'tools-page.commands',
    about: 'tools-page.commands-lead',
    isPlace: true,
  },
  mcpServers: {
    section: 'servers',
    title: 'settings-search.servers',
    about: 'settings-search.servers-about',
  },
  'agents/': { section: 'agents', title: 'settings-search.agents', about: 'settings-search.agents-about' },
  'skills/': { section: 'skills', title: 'settings-search.skills', about: 'settings-search.skills-about' },
  'rules.json': { section: 'rules', title: 'settings-search.rules', about: 'settings-search.rules-about' },
  'pilotfish check': {
    section: 'rules',
    title: 'rules-page.try-title',
    about: 'rules-page.try-lead',
    isPlace: true,
  },
  'AGENTS.md': { section: 'memory', title: 'settings-search.memory', about: 'memory-page.lead' },
  'web.tavily': { section: 'web', title: 'settings-search.web', about: 'web-settings.lead' },
  'web.allowedHosts': {
    section: 'web',
    title: 'web-settings.hosts',
    about: 'web-settings.hosts-lead',
    isPlace: true,
  },
  'keybindings.json': {
    section: 'data',
    title: 'settings-search.keys',
    about: 'settings-page.data-keys',
    isPlace: true,
  },
  'settings.json': {
    section: 'data',
    title: 'settings-search.file',
    about: 'settings-page.data-settings',
    isPlace: true,
  },
  PILOTFISH_HOME: { section: 'data', title: 'settings-page.data-folder' },
};

function entryOfSection([key, { section, title, about, isPlace }]: readonly [string, OfSection]): Entry {
  const id = isPlace ? key : sectionGoal(section);
  return { id, section, key, title: words(title), about: about ? words(about) : '' };
}

function entryOfRow(row: SettingRow): Entry {
  const choices = row.control.kind === 'choice' ? row.control.choices : [];
  const about = [hintOfRow(row) ?? '', choices.map((choice) => choiceName(row.key, choice)).join(' · ')];
  return {
    id: row.key,
    key: row.key,
    section: groupOf(row.key).page,
    title: nameOfRow(row),
    about: about.filter(Boolean).join(' '),
  };
}

function entryOfCommand(id: ReturnType<typeof commandIds>[number]): Entry {
  const about = allKeysOf(id).map((keys) => keysText(keys));
  return { id: commandGoal(id), section: 'keys', title: titleOf(id), key: id, about: about.join(', ') };
}
