import type { Terminal } from '@shared/terminal/terminal';
import { words } from '@shared/texts/text';
import { Bell, Bot } from 'lucide-react';
import { type KeyboardEvent, type ReactElement, useEffect, useRef } from 'react';
import stateStyles from '../parts/StateIcon.module.css';
import { stateIcons } from '../parts/state-icons';
import { commandForPress } from '../state/commands/command-for-press';
import { commandItem } from '../state/commands/command-item';
import { agentTab } from '../state/terminals/agent-commands';
import { goToTab, useSomeRang } from '../state/terminals/terminal-layout';
import { Badge } from '../ui/Badge';
import { ContextMenu } from '../ui/menu/ContextMenu';
import { summaryOf } from './commands-summary';
import styles from './TerminalTabs.module.css';
import { splitTab } from './tab-commands';

type AgentTabProps = {
  readonly commands: readonly Terminal[];
  readonly active: boolean;
  /** Prefix for the ids of the tabs and of the panel that they control. */
  readonly areaId: string;
  onWalk(event: KeyboardEvent): void;
  onSplit(): void;
};

/** The one tab for all commands of the agent: the number that run, and a mark if one waits for input or failed. */
export function AgentTab({ commands, active, areaId, onWalk, onSplit }: AgentTabProps): ReactElement {
  const handle = useRef<HTMLDivElement>(null);
  const { running, mark } = summaryOf(commands);
  const runningWords = words('terminal-panel.running', { count: running });
  const said = mark ? [runningWords, mark.words] : [runningWords];
  const Mark = mark && markIcons[mark.tone];
  const rang = useSomeRang(commands);
  useEffect(() => {
    if (active) handle.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [active]);
  const pressKey = (event: KeyboardEvent) => {
    if (!commandForPress(event.nativeEvent, [splitTab], { split: onSplit })) return onWalk(event);
    event.preventDefault();
    onSplit();
  };
  const tab = (
    <div ref={handle} className={styles.handle} data-active={active || undefined}>
      <button
        type="button"
        id={`${areaId}${agentTab}`}
        role="tab"
        className={styles.tab}
        aria-selected={active}
        aria-controls={active ? `${areaId}panel` : undefined}
        tabIndex={active ? 0 : -1}
        title={[words('terminal-panel.agent-tab-title'), ...said].join(' · ')}
        onClick={() => goToTab(agentTab)}
        onKeyDown={pressKey}
      >
        <Bot aria-hidden size={15} strokeWidth={1.5} />
        <span className={styles.title}>{words('terminal-panel.agent-tab')}</span>
        {running > 0 && (
          <span aria-hidden>
            <Badge tone="neutral">{running}</Badge>
          </span>
        )}
        {Mark && <Mark aria-hidden size={14} strokeWidth={2} className={stateStyles[mark.tone]} />}
        <span className="visually-hidden">{words('terminal-panel.said', { all: said })}</span>
        {rang && (
          <Bell role="img" aria-label={words('terminal-panel.rang')} size={12} className={styles.bell} />
        )}
      </button>
    </div>
  );
  return (
    <ContextMenu
      label={words('terminal-panel.agent-tab')}
      area={tab}
      items={[commandItem(splitTab, { split: onSplit })]}
    />
  );
}

/** Beside a tab's title, the usual sign of a failure would look like a close button. */
const markIcons = { asks: stateIcons.waits, bad: stateIcons.failed } as const;
