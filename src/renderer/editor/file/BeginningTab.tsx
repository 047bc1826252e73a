import { words } from '@shared/texts/text';
import { lazy, type ReactElement } from 'react';
import { currentShell } from '../../state/commands/command-keys';
import { shownProject } from '../../state/open-project';
import { api } from '../../state/server-state';
import type { Place } from '../../state/ui-state';
import { Button } from '../../ui/Button';
import { LazyPart } from '../../ui/LazyPart';
import { useAction } from '../../ui/use-action';
import { visibleText } from '../../ui/visible-text';
import { Banner } from '../parts/Banner';
import { Loading } from '../parts/Loading';
import { withMonacoWords } from '../parts/with-monaco-words';
import type { BeginningOfFile } from './shown-file';

const BeginningView = lazy(async () => ({
  default: (await withMonacoWords(() => import('./BeginningView'))).BeginningView,
}));

type BeginningTabProps = {
  readonly file: BeginningOfFile;
  readonly isGone: boolean;
  readonly place: Place | undefined;
};

/** The first lines of a text that is too large to edit here, with a button that opens it in another program. */
export function BeginningTab({ file, isGone, place }: BeginningTabProps): ReactElement {
  const { run, busy, error } = useAction();
  const { path, shown, size } = file;
  const open = () =>
    run(() => api.project.openInEditor({ project: shownProject(), path, line: place?.line ?? 1 }));
  const canOpen = currentShell() === 'desktop' && !isGone;
  return (
    <>
      {isGone && <Banner tone="warning">{words('editor-area.file-deleted')}</Banner>}
      {error !== null && <Banner tone="warning">{visibleText(error)}</Banner>}
      <Banner
        tone="info"
        actions={
          canOpen && (
            <Button disabled={busy} onClick={open}>
              {words('command.row.openInEditor')}
            </Button>
          )
        }
      >
        {words('editor-area.beginning', { shown: megabytes(shown), size: megabytes(size) })}
      </Banner>
      <LazyPart fallback={<Loading />}>
        <BeginningView file={file} place={place} />
      </LazyPart>
    </>
  );
}

function megabytes(bytes: number): number {
  return bytes / (1024 * 1024);
}
