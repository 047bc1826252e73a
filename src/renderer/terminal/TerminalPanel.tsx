import '../parts/panel-texts';
import { words } from '@shared/texts/text';
import { SquareTerminal } from 'lucide-react';
import { lazy, type ReactElement, Suspense, useId } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';
import { useServerState } from '../state/server-state';
import { agentTab } from '../state/terminals/agent-commands';
import { panelAttribute } from '../state/terminals/terminal-commands';
import {
  inFront,
  openShell,
  type TerminalFront,
  useTerminalLayout,
  useTerminals,
} from '../state/terminals/terminal-layout';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { ErrorText } from '../ui/ErrorText';
import { Spinner } from '../ui/Spinner';
import { useAction } from '../ui/use-action';
import { AgentCommands } from './AgentCommands';
import styles from './TerminalPanel.module.css';
import { TerminalTabs } from './TerminalTabs';

// The user's shells, a tab each, and the agent's commands, one tab for all; one group is in front. The others are not
// in the page. When they come to the front, the window draws them from the main process's replay.

const TerminalPane = lazy(() => import('./TerminalPane').then((m) => ({ default: m.TerminalPane })));

export function TerminalPanel(): ReactElement {
  const terminals = useTerminals();
  const layout = useTerminalLayout();
  const root = useServerState(({ project }) => project?.root);
  const front = inFront(terminals, layout, root);
  const { active } = front;
  const areaId = useId();
  return (
    <section
      className={styles.panel}
      data-region="terminal"
      aria-label={words('terminal-panel.name')}
      {...{ [panelAttribute]: true }}
    >
      <TerminalTabs areaId={areaId} />
      {active === null ? (
        <NoTerminal />
      ) : (
        <div
          id={`${areaId}panel`}
          role="tabpanel"
          aria-labelledby={`${areaId}${active}`}
          className={styles.content}
        >
          <SideBySide front={front} />
        </div>
      )}
    </section>
  );
}

function SideBySide({ front }: { readonly front: TerminalFront }) {
  return (
    <Group orientation="horizontal" key={front.group.join()}>
      {front.group.flatMap((tab, index) => [
        ...(index > 0
          ? [
              <Separator
                key={`before ${tab}`}
                className={styles.separator}
                aria-label={words('terminal-panel.separator')}
              />,
            ]
          : []),
        <Panel key={tab} id={tab} minSize={120} className={styles.pane}>
          <TabPane tab={tab} front={front} />
        </Panel>,
      ])}
    </Group>
  );
}

function TabPane({ tab, front }: { readonly tab: string; readonly front: TerminalFront }) {
  const { commands, command } = front;
  const shell = useTerminals().find(({ id }) => id === tab);
  const terminal = tab === agentTab ? command : shell;
  if (!terminal) return null;
  const pane = (
    <Suspense fallback={<Spinner label={words('ui.loading')} />}>
      <TerminalPane key={terminal.id} terminal={terminal} />
    </Suspense>
  );
  if (tab !== agentTab) return pane;
  return (
    <AgentCommands commands={commands} chosen={terminal}>
      {pane}
    </AgentCommands>
  );
}

function NoTerminal() {
  const { run, busy, error } = useAction();
  return (
    <EmptyState icon={SquareTerminal} title={words('terminal-panel.none-open')}>
      <Button disabled={busy} onClick={() => run(() => openShell())}>
        {words('terminal-panel.new')}
      </Button>
      <ErrorText>{error}</ErrorText>
    </EmptyState>
  );
}
