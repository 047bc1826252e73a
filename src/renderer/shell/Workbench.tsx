import { words } from '@shared/texts/text';
import { lazy, type ReactNode, useMemo } from 'react';
import { Group, type Layout, Panel, Separator } from 'react-resizable-panels';
import { ProjectTree } from '../project/ProjectTree';
import { useTerminalsShown } from '../state/terminals/terminal-layout';
import { setSizes, useUiState } from '../state/ui-state';
import { LazyPart } from '../ui/LazyPart';
import { Spinner } from '../ui/Spinner';
import { type Columns, widths } from './use-columns';
import styles from './Workbench.module.css';

// The three columns: the project tree, the editor area with the terminals under it, the chat. Their sizes are kept; a
// narrow window has no tree.

const EditorArea = lazy(() => import('../editor/EditorArea').then((m) => ({ default: m.EditorArea })));
const TerminalPanel = lazy(() =>
  import('../terminal/TerminalPanel').then((m) => ({ default: m.TerminalPanel })),
);

type WorkbenchProps = {
  readonly chat: ReactNode;
  readonly columns: Columns;
};

export function Workbench({ chat, columns }: WorkbenchProps) {
  const { keptLayout } = columns;
  const defaultLayout = useMemo(keptLayout, [keptLayout]);
  return (
    <main className={styles.workbench}>
      <h1 className="visually-hidden">{words('shell.product')}</h1>
      <Group orientation="horizontal" {...columns.group} defaultLayout={defaultLayout}>
        {columns.hasTree && (
          <>
            <Panel
              id="tree"
              className={`${styles.panel} ${styles.tree}`}
              minSize={widths.tree[0]}
              maxSize={widths.tree[1]}
              collapsible
              groupResizeBehavior={columns.keeps}
              panelRef={columns.treePanel}
            >
              <div className={styles.treeContent}>
                <ProjectTree />
              </div>
            </Panel>
            <Separator className={styles.separator} aria-label={words('shell.tree-width')} />
          </>
        )}
        <Panel id="editor" className={styles.panel} minSize={widths.editor}>
          <EditorAndTerminals />
        </Panel>
        <Separator className={styles.separator} aria-label={words('shell.chat-width')} />
        <Panel id="chat" className={styles.panel} minSize={widths.chat} groupResizeBehavior={columns.keeps}>
          {chat}
        </Panel>
      </Group>
    </main>
  );
}

function EditorAndTerminals() {
  const shown = useTerminalsShown();
  const sizes = useKeptSizes(shown ? 'rows' : 'rows without terminals');
  return (
    <Group orientation="vertical" {...sizes}>
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

/** The sizes of a group of panels as the person left them, by a name for the group with these panels. */
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
