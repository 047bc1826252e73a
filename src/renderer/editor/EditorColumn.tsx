import { words } from '@shared/texts/text';
import { lazy, type ReactElement, useId, useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { activateColumn, columnAt, tabInFront } from '../state/files/editor-columns';
import { useFileFailure } from '../state/files/file-failure';
import { activeAttribute, regionAttribute } from '../state/regions/regions';
import { type ColumnPlace, type Tab, useUiState } from '../state/ui-state';
import { ErrorText } from '../ui/ErrorText';
import { LazyPart } from '../ui/LazyPart';
import { ColumnButton } from './columns/ColumnButton';
import styles from './columns/Columns.module.css';
import { columnNumber } from './columns/column-number';
import { DropZone } from './columns/DropZone';
import { Hints } from './columns/Hints';
import { EditorTabs } from './EditorTabs';
import { ColumnContext } from './parts/in-column';
import { withMonacoWords } from './parts/with-monaco-words';

// Loaded lazily: the first page of a window needs neither these tabs nor their question cards.
const FileTab = lazy(async () => ({ default: (await import('./file/FileTab')).FileTab }));
const ProposalTab = lazy(async () => ({ default: (await import('./ProposalTab')).ProposalTab }));
const ReplaceTab = lazy(async () => ({ default: (await import('./ReplaceTab')).ReplaceTab }));
const ChangesTab = lazy(async () => ({ default: (await import('./changes/ChangesTab')).ChangesTab }));
const ChangedDiff = lazy(async () => ({
  default: (await withMonacoWords(() => import('./ChangedDiff'))).ChangedDiff,
}));

type EditorColumnProps = {
  readonly place: ColumnPlace;
  /** Whether no other column is on screen. */
  readonly isAlone: boolean;
  /** Whether there is room for two columns. */
  readonly hasRoom: boolean;
};

/** The tabs of a column, and the one in front. The focus makes the column the active one. */
export function EditorColumn({ place, ...room }: EditorColumnProps): ReactElement {
  const column = useUiState(useShallow((local) => columnAt(place, local)));
  const isActive = useUiState(({ activeColumn }) => activeColumn === place);
  const hasOther = useUiState(({ otherColumn }) => otherColumn !== null);
  const project = useUiState((local) => local.project);
  const areaId = useId();
  const tab = column ? tabInFront(column) : undefined;
  const activate = () => activateColumn(place);
  return (
    <ColumnContext value={useMemo(() => ({ place, isActive }), [place, isActive])}>
      <section
        className={styles.column}
        aria-label={hasOther ? words('editor-area.column', { number: columnNumber(place) }) : undefined}
        onFocusCapture={activate}
        onPointerDownCapture={activate}
        // A click that leaves the focus in the other column makes this one active, until the user types there again.
        onKeyDownCapture={activate}
        {...{ [regionAttribute]: 'editor', [activeAttribute]: isActive || undefined }}
      >
        {column && tab ? (
          <>
            <EditorTabs column={column} activeId={tab.id} areaId={areaId}>
              <ColumnButton tab={tab} {...room} />
            </EditorTabs>
            {isActive && <Failure />}
            <div
              key={`${project} ${tab.id}`}
              id={`${areaId}panel`}
              role="tabpanel"
              aria-labelledby={`${areaId}${tab.id}`}
              className={styles.panel}
            >
              <LazyPart>
                <TabContent tab={tab} />
              </LazyPart>
              <DropZone {...room} />
            </div>
          </>
        ) : (
          <Hints />
        )}
      </section>
    </ColumnContext>
  );
}

function Failure(): ReactElement {
  return <ErrorText>{useFileFailure(({ failure }) => failure)}</ErrorText>;
}

function TabContent({ tab }: { readonly tab: Tab }): ReactElement {
  switch (tab.kind) {
    case 'file':
      return <FileTab path={tab.path} place={tab.place} applied={tab.applied} />;
    case 'proposal':
      return <ProposalTab chatId={tab.chatId} callId={tab.callId} />;
    case 'replace':
      return <ReplaceTab />;
    case 'changes':
      return <ChangesTab Diff={ChangedDiff} />;
  }
}
