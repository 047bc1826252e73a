import '../../parts/panel-texts';
import { dataFileAt } from '@shared/data-files/data-file';
import type { FileView } from '@shared/project/project';
import { words } from '@shared/texts/text';
import { FileQuestionMark, FileWarning } from 'lucide-react';
import { lazy, type ReactElement, useEffect, useReducer } from 'react';
import { readFileOf } from '../../state/files/file-calls';
import { useUnsaved } from '../../state/files/unsaved';
import { useServerState } from '../../state/server-state';
import type { Place, Tab } from '../../state/ui-state';
import { folderOf } from '../../state/visible-rows';
import { EmptyState } from '../../ui/EmptyState';
import { LazyPart } from '../../ui/LazyPart';
import { visibleText } from '../../ui/visible-text';
import { Loading } from '../parts/Loading';
import { useTakenKeyboard } from '../parts/use-taken-keyboard';
import { BeginningTab } from './BeginningTab';
import { Breadcrumbs } from './Breadcrumbs';
import styles from './FileTab.module.css';
import { afterFailure, afterRead, besideUnsaved, type ShownFile } from './shown-file';
import { TextTab } from './TextTab';

const PdfView = lazy(async () => ({ default: (await import('../pdf/PdfView')).PdfView }));

type FileTabProps = {
  readonly path: string;
  readonly place: Place | undefined;
  /** The accepted change whose lines are marked. */
  readonly applied: Extract<Tab, { kind: 'file' }>['applied'];
};

/** A file of the project. The tab follows changes on disk. */
export function FileTab({ path, place, applied }: FileTabProps): ReactElement {
  const patch = usePatch(applied);
  const file = useShown(path);
  useTakenKeyboard(hasNothingToType(file) ? path : null);
  return (
    <>
      <Breadcrumbs path={path} />
      <Content file={file} place={place} patch={patch} />
    </>
  );
}

/** Views of texts and PDFs report themselves when they are ready. */
function hasNothingToType(file: ShownFile): boolean {
  if (file.kind === 'shown' || file.kind === 'deleted')
    return file.view.kind === 'image' || file.view.kind === 'unshowable';
  return file.kind === 'failed';
}

type ContentProps = {
  readonly file: ShownFile;
  readonly place: Place | undefined;
  readonly patch: string | null;
};

function Content({ file, place, patch }: ContentProps): ReactElement {
  switch (file.kind) {
    case 'loading':
      return <Loading />;
    case 'failed':
      return (
        <EmptyState icon={FileWarning} title={words('editor-area.file-failed')}>
          {visibleText(file.message)}
        </EmptyState>
      );
    case 'unread':
      return (
        <TextTab file={file.view} isGone={file.isGone} unread={file.why} place={undefined} patch={null} />
      );
    case 'deleted':
      return <View view={file.view} isGone place={place} patch={null} />;
    case 'shown':
      return <View view={file.view} isGone={false} place={place} patch={patch} />;
  }
}

type ViewProps = {
  readonly view: FileView;
  readonly isGone: boolean;
  readonly place: Place | undefined;
  readonly patch: string | null;
};

function View({ view, isGone, place, patch }: ViewProps): ReactElement {
  switch (view.kind) {
    case 'text':
      return <TextTab file={view} isGone={isGone} unread={null} place={place} patch={patch} />;
    case 'beginning':
      return <BeginningTab file={view} isGone={isGone} place={place} />;
    case 'image': {
      const path = visibleText(view.path);
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard
        <section className={styles.imageFrame} aria-label={words('editor-area.image', { path })} tabIndex={0}>
          <img className={styles.image} src={`data:${view.mimeType};base64,${view.base64}`} alt={path} />
        </section>
      );
    }
    case 'pdf':
      return (
        <LazyPart fallback={<Loading />}>
          <PdfView key={view.version} file={view} />
        </LazyPart>
      );
    case 'unshowable':
      return (
        <EmptyState icon={FileQuestionMark} title={words('editor-area.file-unshowable')}>
          {visibleText(view.reason)}
        </EmptyState>
      );
  }
}

/** The patch of the change, if this window knows its call. */
function usePatch(applied: FileTabProps['applied']): string | null {
  return useServerState(({ chats }) => {
    const phase = applied && chats[applied.chatId]?.calls[applied.callId]?.phase;
    return phase?.phase === 'done' && phase.display.kind === 'file-diff' ? phase.display.patch : null;
  });
}

function useShown(path: string): ShownFile {
  const file = useFile(path);
  const encoding = useUnsaved(({ files }) => files[path]?.encoding ?? null);
  return encoding === null ? file : besideUnsaved(file, { path, encoding });
}

/** A new value each time the main process reads the data file anew; null for a file of the project. */
function useDataVersion(path: string): unknown {
  const of = dataFileAt(path);
  return useServerState(({ app }) => {
    if (of === null || app === null) return null;
    return { 'settings.json': app.settings, 'keybindings.json': app.keybindings, 'rules.json': app.rules }[
      of
    ];
  });
}

/** Reads the file now, after each change in its folder, and when a missing project is back. */
function useFile(path: string): ShownFile {
  const [file, take] = useReducer(
    (before: ShownFile, next: (before: ShownFile) => ShownFile) => next(before),
    { kind: 'loading' },
  );
  const version = useServerState(({ project, connection }) =>
    connection === 'open' ? (project?.folderVersions[folderOf(path)] ?? 0) : null,
  );
  const dataVersion = useDataVersion(path);
  const project = useServerState((state) => (state.project?.state === 'open' ? state.project.key : null));

  // biome-ignore lint/correctness/useExhaustiveDependencies: of a data file it is the version
  useEffect(() => {
    if (version === null || project === null) return;
    let current = true;
    readFileOf({ project, path }).then(
      (view) => current && take((before) => afterRead(before, view)),
      (error: unknown) => current && take((before) => afterFailure(before, error)),
    );
    return () => {
      current = false;
    };
  }, [path, version, dataVersion, project]);

  return file;
}
