import { words } from '@shared/texts/text';
import { lazy, type ReactNode, useEffect, useMemo } from 'react';
import { Group, type Layout, Panel, Separator } from 'react-resizable-panels';
import { useTerminalLayout, useTerminalsShown } from '../../state/terminals/terminal-layout';
import { setSizes, useUiState } from '../../state/ui-state';
import { LazyPart } from '../../ui/LazyPart';
import { Spinner } from '../../ui/Spinner';
import styles from './Columns.module.css';

// The middle of the window: the editor area with the terminals below it, or only the terminals.

const EditorArea = lazy(() => import('../../editor/EditorArea').then((m) => ({ default: m.EditorArea })));
const TerminalPanel = lazy(() =>
  import('../../terminal/TerminalPanel').then((m) => ({ default: m.TerminalPanel })),
);

export function EditorAndTerminals() {
  const shown = useTerminalsShown();
  const alone = useTerminalLayout(({ maximised }) => maximised) && shown;
  useEffect(makeRoomForTabs, []);
  const sizes = useKeptSizes(shown ? 'rows' : 'rows without terminals');
  return (
    <Group
      orientation="vertical"
      className={styles.rows}
      data-terminals-alone={alone || undefined}
      {...sizes}
    >
      <Panel id="files" className={styles.panel} minSize={120}>
        <Loaded>
          <EditorArea />
        </Loaded>
      </Panel>
      {shown && (
        <>
          <Separator className={styles.rowSeparator} aria-label={words('shell.terminal-height')} />
          <Panel id="terminals" className={styles.panel} defaultSize="38" minSize={120}>
            <Loaded>
              <TerminalPanel />
            </Loaded>
          </Panel>
        </>
      )}
    </Group>
  );
}

/** A tab that comes to the front ends the maximised terminals. */
function makeRoomForTabs(): () => void {
  return useUiState.subscribe((now, before) => {
    const isOther = now.activeTab !== null && now.activeTab !== before.activeTab;
    if (isOther && now.project === before.project) useTerminalLayout.setState({ maximised: false });
  });
}

/** The stored sizes of a group of panels, under the group's name. */
function useKeptSizes(group: string) {
  const defaultLayout = useMemo(() => useUiState.getState().sizes[group], [group]);
  return { defaultLayout, onLayoutChanged: (sizes: Layout) => setSizes(group, sizes) };
}

function Loaded({ children }: { readonly children: ReactNode }) {
  return (
    <LazyPart
      fallback={
        <div className={styles.loading}>
          <Spinner label={words('ui.loading')} />
        </div>
      }
    >
      {children}
    </LazyPart>
  );
}
