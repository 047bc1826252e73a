import { say, words } from '@shared/texts/text';
import { toolGroups, toolsOnOf, turnedOff, turnedOn, usualToolsOn } from '@shared/tools/tool-groups';
import { Layers, Plus, Settings, Wrench, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { ensureChat } from '../../../state/chat-in-front';
import { useOfferedCommand } from '../../../state/commands/offered-commands';
import { focusComposer } from '../../../state/focus';
import { api, useServerState } from '../../../state/server-state';
import { lookForTools, useTools } from '../../../state/tools';
import { useChat } from '../../../state/use-chat';
import { ErrorText } from '../../../ui/ErrorText';
import { IconButton } from '../../../ui/IconButton';
import { Menu } from '../../../ui/menu/Menu';
import type { MenuItem } from '../../../ui/menu/menu-item';
import { useAction } from '../../../ui/use-action';
import { type ChangedChip, changedChips } from './changed-chips';
import styles from './ToolChips.module.css';

// The tools of this chat: a menu that turns groups and tools on and off, and chips for what differs from a new chat.

/** A click on a chip restores the tools of a new chat. */
export function ToolChips({ chatId }: { readonly chatId: string | null }): ReactElement | null {
  const known = useKnown();
  const on = useToolsOn(chatId);
  const { set, error } = useSetToolsOn(chatId);
  const chips = changedChips(on, known);
  const hasNone = toolsOnOf(on, known).length === 0;
  if (chips.length === 0 && !hasNone && error === null) return null;
  return (
    <div className={styles.row}>
      <ul className={styles.chips} aria-label={words('tools-on.label')}>
        {chips.map((chip) => (
          <li key={`${chip.of} ${chip.name}`}>
            <Chip
              chip={chip}
              onPress={() => set(chip.isOn ? turnedOff(on, chip, known) : turnedOn(on, [chip.name], known))}
            />
          </li>
        ))}
      </ul>
      {hasNone && <span className={styles.none}>{words('tools-on.none')}</span>}
      <ErrorText>{error}</ErrorText>
    </div>
  );
}

/** Turns groups and tools on and off. */
export function ToolsMenu({ chatId }: { readonly chatId: string | null }): ReactElement {
  const known = useKnown();
  const on = useToolsOn(chatId);
  const { set } = useSetToolsOn(chatId);
  const more = usePageItem();
  const toggle = (name: string, isOn: boolean) =>
    set(isOn ? turnedOff(on, { name, of: null, isGroup: true }, known) : turnedOn(on, [name], known));
  const entries = offered(on, known).map(
    ({ name, hint, isOn }): MenuItem => ({
      label: name,
      hint,
      ...(isOn !== null && { checked: isOn }),
      onSelect: () => toggle(name, isOn === true),
    }),
  );
  return (
    <Menu
      onOpen={lookForTools}
      trigger={<IconButton label={words('tools-on.choose')} icon={Wrench} />}
      items={[...entries, ...more]}
    />
  );
}

function useSetToolsOn(chatId: string | null) {
  const { run, error } = useAction();
  const set = (next: readonly string[]) => {
    run(async () => api.chat.setToolsOn({ chatId: chatId ?? (await ensureChat()), on: [...next] }));
    focusComposer();
  };
  return { set, error };
}

function Chip({ chip, onPress }: { readonly chip: ChangedChip; onPress(): void }) {
  const Icon = chip.isGroup ? Layers : Wrench;
  const Sign = chip.isOn ? X : Plus;
  const label = words(chip.isOn ? 'tools-on.turn-off' : 'tools-on.turn-on', { name: chip.name });
  return (
    <button
      type="button"
      className={styles.chip}
      data-off={!chip.isOn || undefined}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      <Icon aria-hidden size={12} strokeWidth={1.5} />
      <span className={styles.name}>{chip.name}</span>
      <Sign aria-hidden size={12} strokeWidth={1.75} className={styles.off} />
    </button>
  );
}

/** Opens the page with the settings of tools and groups. */
function usePageItem(): readonly MenuItem[] {
  const open = useOfferedCommand('tools.show');
  if (open === null) return [];
  return ['separator', { label: words('tools-on.page'), icon: Settings, onSelect: open }];
}

function useKnown() {
  const tools = useTools();
  const settings = useServerState((state) => state.app?.settings.toolGroups) ?? noGroups;
  return { tools, settings };
}

function useToolsOn(chatId: string | null): readonly string[] {
  const on = useChat(chatId ?? '', (chat) => chat.toolsOn);
  return on ?? usualToolsOn;
}

type Known = ReturnType<typeof useKnown>;

function hasElsewhere(tools: Known['tools']): boolean {
  return tools.some(({ source }) => source.kind !== 'built-in');
}

type Offered = {
  readonly name: string;
  readonly hint: string;
  /** Null for a single tool, which is off. */
  readonly isOn: boolean | null;
};

/** All groups, and the tools that are off. */
function offered(on: readonly string[], known: Known): readonly Offered[] {
  const groups = toolGroups(known.settings, known.tools);
  const has = new Set(groups.flatMap(({ name, tools }) => (on.includes(name) ? tools : [])));
  const single = known.tools.filter(({ name }) => !has.has(name) && !on.includes(name));
  return [
    ...groups
      .filter(({ name }) => name !== 'elsewhere' || hasElsewhere(known.tools))
      .map(({ name, description, tools }) => ({
        name,
        hint: description || words('tools-on.group-of', { count: tools.length }),
        isOn: on.includes(name),
      })),
    ...single.map(({ name, displayName }) => ({ name, hint: say(displayName), isOn: null })),
  ];
}

const noGroups = {};
