import type { Terminal } from '@shared/terminal';
import { SquareTerminal } from 'lucide-react';
import { lazy, type ReactElement, Suspense, useId } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { ErrorText } from '../ui/ErrorText';
import { Spinner } from '../ui/Spinner';
import { useAction } from '../ui/use-action';
import styles from './TerminalPanel.module.css';
import { TerminalTabs } from './TerminalTabs';
import { panelAttribute } from './terminal-commands';
import { inFront, openShell, useTerminalLayout, useTerminals } from './terminal-layout';

// The person's shells and the agent's commands: a tab each, one group of them in front. The others are not on the
// page at all, and are drawn again from what main remembers when they come back.

const TerminalPane = lazy(() => import('./TerminalPane').then((m) => ({ default: m.TerminalPane })));

export function TerminalPanel(): ReactElement {
  const terminals = useTerminals();
  const layout = useTerminalLayout();
  const { active, group } = inFront(terminals, layout);
  const areaId = useId();
  return (
    <section className={styles.panel} aria-label="Terminal" {...{ [panelAttribute]: true }}>
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
          <SideBySide terminals={terminals} group={group} />
        </div>
      )}
    </section>
  );
}

function SideBySide(props: { readonly terminals: readonly Terminal[]; readonly group: readonly string[] }) {
  const shown = props.group.flatMap((id) => props.terminals.find((terminal) => terminal.id === id) ?? []);
  return (
    <Group orientation="horizontal" key={props.group.join()}>
      {shown.flatMap((terminal, index) => [
        ...(index > 0
          ? [
              <Separator
                key={`before ${terminal.id}`}
                className={styles.separator}
                aria-label="Width of the terminals side by side"
              />,
            ]
          : []),
        <Panel key={terminal.id} id={terminal.id} minSize={120} className={styles.pane}>
          <Suspense fallback={<Spinner label="Loading" />}>
            <TerminalPane terminal={terminal} />
          </Suspense>
        </Panel>,
      ])}
    </Group>
  );
}

function NoTerminal() {
  const { run, busy, error } = useAction();
  return (
    <EmptyState icon={SquareTerminal} title="No terminal is open">
      <Button disabled={busy} onClick={() => run(() => openShell())}>
        New terminal
      </Button>
      <ErrorText>{error}</ErrorText>
    </EmptyState>
  );
}
