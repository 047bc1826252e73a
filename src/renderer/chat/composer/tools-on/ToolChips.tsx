import { say, words } from '@shared/texts/text';
import {
  chipsOf,
  type ToolChip,
  toolGroups,
  turnedOff,
  turnedOn,
  usualToolsOn,
} from '@shared/tools/tool-groups';
import { Layers, Plus, Settings, Wrench, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { ensureChat } from '../../../state/chat-in-front';
import { useOfferedCommand } from '../../../state/commands/offered-commands';
import { focusComposer } from '../../../state/focus';
import { api, useServerState } from '../../../state/server-state';
import { lookForTools, useTools } from '../../../state/tools';
import { useChat } from '../../../state/use-chat';
import { ErrorText } from '../../../ui/ErrorText';
import { Menu } from '../../../ui/menu/Menu';
import type { MenuItem } from '../../../ui/menu/menu-item';
import { useAction } from '../../../ui/use-action';
import styles from './ToolChips.module.css';

// The enabled tools of this chat. Each enabled group or tool has a chip, and a click disables it. The menu, or a
// mention, enables more.

export function ToolChips({ chatId }: { readonly chatId: string | null }): ReactElement {
  const known = useKnown();
  const on = useToolsOn(chatId);
  const { run, error } = useAction();
  const set = (next: readonly string[]) => {
    run(async () => api.chat.setToolsOn({ chatId: chatId ?? (await ensureChat()), on: [...next] }));
    focusComposer();
  };
  // Leaves out empty groups.
  const chips = chipsOf(on, known).filter(({ name }) => name !== 'elsewhere' || hasElsewhere(known.tools));
  const off = offered(on, known);
  const more = usePageItem();
  return (
    <div className={styles.row}>
      <ul className={styles.chips} aria-label={words('tools-on.label')}>
        {chips.map((chip) => (
          <li key={`${chip.of} ${chip.name}`}>
            <Chip chip={chip} onTurnOff={() => set(turnedOff(on, chip, known))} />
          </li>
        ))}
      </ul>
      {chips.length === 0 && <span className={styles.none}>{words('tools-on.none')}</span>}
      <Menu
        onOpen={lookForTools}
        trigger={
          <button type="button" className={styles.add} aria-label={words('tools-on.add')}>
            <Plus aria-hidden size={12} strokeWidth={2} />
          </button>
        }
        items={[
          ...off.map(({ name, hint }) => addItem(name, hint, () => set(turnedOn(on, [name], known)))),
          ...more,
        ]}
      />
      <ErrorText>{error}</ErrorText>
    </div>
  );
}

function Chip({ chip, onTurnOff }: { readonly chip: ToolChip; onTurnOff(): void }) {
  const Icon = chip.isGroup ? Layers : Wrench;
  return (
    <button
      type="button"
      className={styles.chip}
      aria-label={words('tools-on.turn-off', { name: chip.name })}
      title={words('tools-on.turn-off', { name: chip.name })}
      onClick={onTurnOff}
    >
      <Icon aria-hidden size={12} strokeWidth={1.5} />
      <span className={styles.name}>{chip.name}</span>
      <X aria-hidden size={12} strokeWidth={1.75} className={styles.off} />
    </button>
  );
}

function addItem(label: string, hint: string, onSelect: () => void): MenuItem {
  return { label, hint, onSelect };
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

/** Groups and tools that can be enabled; tools of enabled groups are left out. */
function offered(on: readonly string[], known: Known): readonly { name: string; hint: string }[] {
  const groups = toolGroups(known.settings, known.tools).filter(({ name }) => !on.includes(name));
  const has = new Set(
    toolGroups(known.settings, known.tools).flatMap(({ name, tools }) => (on.includes(name) ? tools : [])),
  );
  const single = known.tools.filter(({ name }) => !has.has(name) && !on.includes(name));
  return [
    ...groups
      .filter(({ name }) => name !== 'elsewhere' || hasElsewhere(known.tools))
      .map(({ name, description, tools }) => ({
        name,
        hint: description || words('tools-on.group-of', { count: tools.length }),
      })),
    ...single.map(({ name, displayName }) => ({ name, hint: say(displayName) })),
  ];
}

const noGroups = {};
