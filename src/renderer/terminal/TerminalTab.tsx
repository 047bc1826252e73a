import type { Terminal } from '@shared/terminal';
import { Bell, Columns2, Pencil, Pin, SquareTerminal, X } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type ReactElement, useEffect, useRef } from 'react';
import { useMirror } from '../mirror';
import { ContextMenu } from '../ui/ContextMenu';
import { StateIcon } from './StateIcon';
import styles from './TerminalTabs.module.css';
import { goToTerminal, useRang } from './terminal-layout';
import { keepWords, otherProject, stateWords, titleText } from './terminal-words';

type TerminalTabProps = {
  readonly terminal: Terminal;
  readonly active: boolean;
  /** Begins the ids of the tabs and of the panel they control. */
  readonly areaId: string;
  onWalk(event: KeyboardEvent): void;
  onClose(): void;
  onRename(): void;
  onSplit(): void;
  onKeep(goesOn: boolean): void;
};

/** One terminal's tab: what runs in it, how that is going, and a way to close it once that ends nothing of the agent's. */
export function TerminalTab(props: TerminalTabProps): ReactElement {
  const { terminal, active, areaId, onClose, onRename } = props;
  const { id, kind, state, goesOn } = terminal;
  const handle = useRef<HTMLDivElement>(null);
  // A command of the agent's is titled by its call: what its program calls itself must not pass for that.
  const said = kind === 'shell' ? titleText(terminal.signs.title) : '';
  const rang = useRang(terminal);
  const elsewhere = otherProject(
    terminal,
    useMirror((mirror) => mirror.app?.project?.root ?? null),
  );
  const kept = goesOn === true && state.kind === 'running';
  const closable = kind === 'shell' || state.kind === 'ended';
  const title = titleText(terminal.title);
  useEffect(() => {
    if (active) handle.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [active]);

  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'Delete' && closable) onClose();
    else if (event.key === 'F2') onRename();
    else return props.onWalk(event);
    event.preventDefault();
  };
  const middleClick = (event: MouseEvent) => {
    if (event.button === 1 && closable) onClose();
  };
  const items = [
    { label: 'Rename…', icon: Pencil, keys: 'F2', onSelect: onRename },
    { label: 'Split', icon: Columns2, onSelect: props.onSplit },
    ...(goesOn !== null && state.kind === 'running'
      ? [{ label: keepWords, checked: goesOn, onSelect: () => props.onKeep(!goesOn) }]
      : []),
    ...(closable ? [{ label: kind === 'shell' ? 'Close' : 'Remove', icon: X, onSelect: onClose }] : []),
  ];
  const tab = (
    <div ref={handle} className={styles.handle} data-active={active || undefined}>
      <button
        type="button"
        id={`${areaId}${id}`}
        role="tab"
        className={styles.tab}
        aria-selected={active}
        aria-controls={active ? `${areaId}panel` : undefined}
        aria-keyshortcuts="F2 Delete"
        tabIndex={active ? 0 : -1}
        title={[title, said, elsewhere, stateWords(terminal).words].filter(Boolean).join(' · ')}
        onClick={() => goToTerminal(id)}
        onDoubleClick={onRename}
        onAuxClick={middleClick}
        onKeyDown={pressKey}
      >
        {kind === 'shell' && state.kind === 'running' ? (
          <SquareTerminal aria-hidden size={15} strokeWidth={1.5} />
        ) : (
          <StateIcon terminal={terminal} />
        )}
        <span className={styles.title}>{title}</span>
        {said !== '' && said !== title && <span className={styles.said}>{said}</span>}
        {elsewhere !== null && <span className={styles.place}>{elsewhere}</span>}
        {kind === 'command' && <span className={styles.agent}>(agent)</span>}
        {(kind === 'command' || state.kind === 'ended') && (
          <span className="visually-hidden">{stateWords(terminal).words}</span>
        )}
        {kept && <Pin role="img" aria-label="Kept running" size={12} className={styles.kept} />}
        {rang && <Bell role="img" aria-label="It rang" size={12} className={styles.bell} />}
      </button>
      {closable && (
        <button
          type="button"
          className={styles.close}
          aria-label={kind === 'shell' ? `Close ${title}` : `Remove ${title}`}
          tabIndex={active ? 0 : -1}
          onClick={onClose}
        >
          <X aria-hidden size={14} strokeWidth={1.75} />
        </button>
      )}
    </div>
  );
  return <ContextMenu area={tab} items={items} />;
}
