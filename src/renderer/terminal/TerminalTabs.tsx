import type { Terminal } from '@shared/terminal';
import { Accessibility, Columns2, Ellipsis, PanelBottomClose, Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { api } from '../mirror';
import { ErrorText } from '../ui/ErrorText';
import { IconButton } from '../ui/IconButton';
import { Menu } from '../ui/Menu';
import { tabAfterKey } from '../ui/tab-walk';
import { useAction } from '../ui/use-action';
import { RenameDialog } from './RenameDialog';
import { TerminalTab } from './TerminalTab';
import styles from './TerminalTabs.module.css';
import { hideTerminals } from './terminal-commands';
import {
  closeTerminal,
  inFront,
  openShell,
  useTerminalLayout,
  useTerminals,
  useTerminalWishes,
} from './terminal-layout';

/** The strip over the terminals. Arrow keys walk it, Delete and the middle button close a tab, F2 renames one. */
export function TerminalTabs({ areaId }: { readonly areaId: string }): ReactElement {
  const terminals = useTerminals();
  const layout = useTerminalLayout();
  const { active, groups } = inFront(terminals, layout);
  const { run, busy, error } = useAction();
  const failure = useTerminalWishes(({ failure }) => failure);
  const [renamed, setRenamed] = useState<Terminal | null>(null);
  const shown = groups.flatMap((group) =>
    group.flatMap((id) => terminals.find((terminal) => terminal.id === id) ?? []),
  );
  const walk = (event: KeyboardEvent, index: number) => {
    const next = tabAfterKey(event.key, index, shown.length);
    const terminal = next === null ? undefined : shown[next];
    if (!terminal) return;
    event.preventDefault();
    useTerminalLayout.setState({ active: terminal.id });
    document.getElementById(`${areaId}${terminal.id}`)?.focus();
  };
  return (
    <>
      <div className={styles.bar}>
        <div className={styles.strip}>
          {/* The close buttons may not stand inside a tab or among the tabs, so the list owns its tabs by name. */}
          <div
            role="tablist"
            aria-label="Terminals"
            aria-owns={shown.map(({ id }) => `${areaId}${id}`).join(' ')}
          />
          {shown.map((terminal, index) => (
            <TerminalTab
              key={terminal.id}
              terminal={terminal}
              active={terminal.id === active}
              areaId={areaId}
              onWalk={(event) => walk(event, index)}
              onClose={() => run(() => closeTerminal(terminal.id))}
              onRename={() => setRenamed(terminal)}
              onSplit={() => run(() => openShell(terminal.id))}
              onKeep={(goesOn) => run(() => api.terminal.keep({ id: terminal.id, goesOn }))}
            />
          ))}
        </div>
        <IconButton
          label="New terminal"
          keys="Ctrl+Shift+`"
          icon={Plus}
          disabled={busy}
          onClick={() => run(() => openShell())}
        />
        {active !== null && (
          <IconButton
            label="Split the terminal"
            icon={Columns2}
            disabled={busy}
            onClick={() => run(() => openShell(active))}
          />
        )}
        <MoreMenu terminals={shown} onRemove={(ids) => run(() => Promise.all(ids.map(closeTerminal)))} />
        <IconButton label="Hide the terminal" keys="Ctrl+`" icon={PanelBottomClose} onClick={hideTerminals} />
      </div>
      <ErrorText>{error ?? failure}</ErrorText>
      {renamed && <RenameDialog terminal={renamed} onClose={() => setRenamed(null)} />}
    </>
  );
}

function MoreMenu(props: {
  readonly terminals: readonly Terminal[];
  onRemove(ids: readonly string[]): void;
}) {
  const screenReader = useTerminalLayout((layout) => layout.screenReader);
  const ended = props.terminals.filter(({ kind, state }) => kind === 'command' && state.kind === 'ended');
  return (
    <Menu
      trigger={<IconButton label="More about terminals" icon={Ellipsis} />}
      items={[
        {
          label: 'Remove ended commands',
          disabled: ended.length === 0,
          onSelect: () => props.onRemove(ended.map(({ id }) => id)),
        },
        {
          label: 'For a screen reader',
          hint: 'The output is read aloud, and the arrow keys walk its lines.',
          icon: Accessibility,
          checked: screenReader,
          onSelect: () => useTerminalLayout.setState({ screenReader: !screenReader }),
        },
      ]}
    />
  );
}
