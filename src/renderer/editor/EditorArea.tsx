import '../parts/panel-texts';
import { words } from '@shared/texts/text';
import { Columns2 } from 'lucide-react';
import { lazy, type ReactElement, useEffect, useId } from 'react';
import { keysOf } from '../state/commands/command-keys';
import { tabInFront } from '../state/files/editor-columns';
import { useFileFailure } from '../state/files/file-failure';
import { followDisk } from '../state/follow-disk';
import { type Tab, useUiState } from '../state/ui-state';
import { EmptyState } from '../ui/EmptyState';
import { ErrorText } from '../ui/ErrorText';
import { Kbd } from '../ui/Kbd';
import { LazyPart } from '../ui/LazyPart';
import styles from './EditorArea.module.css';
import { EditorTabs } from './EditorTabs';
import { CloseTabDialog } from './file/CloseTabDialog';
import { editorAreaId, followQuestions } from './follow-questions';
import { withMonacoWords } from './parts/with-monaco-words';
import { RenameSymbolDialog } from './rename/RenameSymbolDialog';

// Loaded lazily: the first page of a window needs neither these tabs nor their question cards.
const FileTab = lazy(async () => ({ default: (await import('./file/FileTab')).FileTab }));
const ProposalTab = lazy(async () => ({ default: (await import('./ProposalTab')).ProposalTab }));
const ReplaceTab = lazy(async () => ({ default: (await import('./ReplaceTab')).ReplaceTab }));
const ChangesTab = lazy(async () => ({ default: (await import('./changes/ChangesTab')).ChangesTab }));
const ChangedDiff = lazy(async () => ({
  default: (await withMonacoWords(() => import('./ChangedDiff'))).ChangedDiff,
}));

/** The tabs in the middle of the window: files, and the proposals that wait for the user. */
export function EditorArea(): ReactElement {
  const tabs = useUiState((state) => state.tabs);
  const activeTab = useUiState((state) => state.activeTab);
  const project = useUiState((state) => state.project);
  const areaId = useId();
  const active = tabInFront({ tabs, activeTab });
  useEffect(followDisk, []);
  useEffect(followQuestions, []);
  const failure = useFileFailure((state) => state.failure);
  const inFront = `${project} ${active?.id}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what failed was about what was in front.
  useEffect(() => useFileFailure.setState({ failure: null }), [inFront]);

  return (
    <section
      id={editorAreaId}
      className={styles.area}
      data-region="editor"
      data-active
      aria-label={words('editor-area.name')}
    >
      {active ? (
        <>
          <EditorTabs tabs={tabs} activeId={active.id} areaId={areaId} />
          <ErrorText>{failure}</ErrorText>
          <div
            key={inFront}
            id={`${areaId}panel`}
            role="tabpanel"
            aria-labelledby={`${areaId}${active.id}`}
            className={styles.panel}
          >
            <LazyPart>
              <TabContent tab={active} />
            </LazyPart>
          </div>
        </>
      ) : (
        <Hints />
      )}
      <CloseTabDialog />
      <RenameSymbolDialog />
    </section>
  );
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

function Hints(): ReactElement {
  return (
    <EmptyState icon={Columns2} title={words('editor-area.empty')}>
      <p>{words('editor-area.empty-hint')}</p>
      <dl className={styles.hints}>
        <dt>{words('editor-area.hint-next-change')}</dt>
        <dd>
          <Kbd keys={keysOf('questions.next')} />
        </dd>
        <dt>{words('editor-area.hint-open-file')}</dt>
        <dd>
          <Kbd keys={keysOf('row.open')} />
        </dd>
        <dt>{words('editor-area.hint-terminal')}</dt>
        <dd>
          <Kbd keys={keysOf('terminal.toggle')} />
        </dd>
        <dt>{words('editor-area.hint-close-tab')}</dt>
        <dd>
          <Kbd keys={keysOf('tab.close')} />
        </dd>
      </dl>
    </EmptyState>
  );
}
