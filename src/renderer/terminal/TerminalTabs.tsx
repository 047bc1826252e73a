import type { Terminal } from '@shared/terminal/terminal';
import { words } from '@shared/texts/text';
import { Columns2, Ellipsis, Maximize2, Minimize2, PanelBottomClose, Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { commandItem, commandLabel } from '../state/commands/command-item';
import { keysOf } from '../state/commands/command-keys';
import { titleOf } from '../state/commands/command-titles';
import { windowState } from '../state/commands/window-command';
import { useServerState } from '../state/server-state';
import { agentTab } from '../state/terminals/agent-commands';
import { hideTerminals, maximiseTerminals } from '../state/terminals/terminal-commands';
import {
  closeShell,
  inFront,
  openShell,
  removeCommand,
  type TerminalFront,
  useTerminalLayout,
  useTerminals,
  useTerminalWishes,
} from '../state/terminals/terminal-layout';
import { ErrorText } from '../ui/ErrorText';
import { IconButton } from '../ui/IconButton';
import { Menu } from '../ui/menu/Menu';
import { tabAfterKey } from '../ui/tab-walk';
import { useAction } from '../ui/use-action';
import { AgentTab } from './AgentTab';
import { removeEnded } from './agent-command-actions';
import { RenameDialog } from './RenameDialog';
import { TerminalTab } from './TerminalTab';
import styles from './TerminalTabs.module.css';
import { screenReaderCommand } from './terminals-commands';

/**
 * The strip above the terminals. Arrow keys walk it; Delete and the middle button close a shell's tab, F2 renames it.
 */
export function TerminalTabs({ areaId }: { readonly areaId: string }): ReactElement {
  const terminals = useTerminals();
  const layout = useTerminalLayout();
  const root = useServerState(({ project }) => project?.root);
  const front = inFront(terminals, layout, root);
  const { active, commands } = front;
  const { run, busy, error } = useAction();
  const failure = useTerminalWishes(({ failure }) => failure);
  const [renamed, setRenamed] = useState<Terminal | null>(null);
  return (
    <>
      <div className={styles.bar}>
        <Strip
          areaId={areaId}
          front={front}
          terminals={terminals}
          onClose={(id) => run(() => closeShell(id))}
          onRename={setRenamed}
          onSplit={(id) => run(() => openShell(id))}
        />
        <IconButton
          {...commandLabel('terminal.new')}
          icon={Plus}
          disabled={busy}
          onClick={() => run(() => openShell())}
        />
        {active !== null && (
          <IconButton
            label={titleOf('terminal.split')}
            icon={Columns2}
            disabled={busy}
            onClick={() => run(() => openShell(active))}
          />
        )}
        <MoreMenu commands={commands} onRemove={(ids) => run(() => Promise.all(ids.map(removeCommand)))} />
        <IconButton
          label={titleOf('terminal.maximise')}
          icon={layout.maximised ? Minimize2 : Maximize2}
          aria-pressed={layout.maximised}
          onClick={maximiseTerminals}
        />
        <IconButton
          label={titleOf('terminal.hide')}
          keys={keysOf('terminal.toggle')}
          icon={PanelBottomClose}
          onClick={hideTerminals}
        />
      </div>
      <ErrorText>{error ?? failure}</ErrorText>
      {renamed && <RenameDialog terminal={renamed} onClose={() => setRenamed(null)} />}
    </>
  );
}

type StripProps = {
  readonly areaId: string;
  readonly front: TerminalFront;
  readonly terminals: readonly Terminal[];
  onClose(id: string): void;
  onRename(terminal: Terminal): void;
  onSplit(id: string): void;
};

function Strip({ areaId, front, terminals, onClose, onRename, onSplit }: StripProps) {
  const ids = front.groups.flat();
  const walk = (event: KeyboardEvent, index: number) => {
    const next = tabAfterKey(event.key, index, ids.length);
    const id = next === null ? undefined : ids[next];
    if (id === undefined) return;
    event.preventDefault();
    useTerminalLayout.setState({ active: id });
    document.getElementById(`${areaId}${id}`)?.focus();
  };
  const tabOf = (id: string, index: number) => {
    const shared = {
      active: id === front.active,
      areaId,
      onWalk: (event: KeyboardEvent) => walk(event, index),
      onSplit: () => onSplit(id),
    };
    if (id === agentTab) return <AgentTab key={id} commands={front.commands} {...shared} />;
    const terminal = terminals.find((each) => each.id === id);
    if (!terminal) return null;
    const about = { onClose: () => onClose(id), onRename: () => onRename(terminal) };
    return <TerminalTab key={id} terminal={terminal} {...about} {...shared} />;
  };
  return (
    <div className={styles.strip}>
      {/* ARIA forbids close buttons inside a tab or among the tabs, so the list owns its tabs by id. */}
      <div
        role="tablist"
        aria-label={words('terminal-panel.tabs')}
        aria-owns={ids.map((id) => `${areaId}${id}`).join(' ')}
      />
      {ids.map(tabOf)}
    </div>
  );
}

function MoreMenu(props: { readonly commands: readonly Terminal[]; onRemove(ids: readonly string[]): void }) {
  const screenReader = useTerminalLayout((layout) => layout.screenReader);
  const ended = props.commands.filter(({ state }) => state.kind === 'ended');
  return (
    <Menu
      trigger={<IconButton label={words('terminal-panel.more')} icon={Ellipsis} />}
      items={[
        commandItem(removeEnded, { ended: ended.map(({ id }) => id), remove: props.onRemove }),
        {
          ...commandItem(screenReaderCommand, windowState()),
          checked: screenReader,
          hint: words('terminal-panel.screen-reader-hint'),
        },
      ]}
    />
  );
}
