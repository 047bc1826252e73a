import { type AnyText, words } from '@shared/texts/text';
import { lazy, type ReactElement, useMemo, useState } from 'react';
import { showOtherText } from '../../state/files/save-files';
import { setOtherText, useUnsaved } from '../../state/files/unsaved';
import type { Place } from '../../state/ui-state';
import { Button } from '../../ui/Button';
import { LazyPart } from '../../ui/LazyPart';
import { Banner } from '../parts/Banner';
import { Loading } from '../parts/Loading';
import { TwoVersions } from '../parts/TwoVersions';
import { withMonacoWords } from '../parts/with-monaco-words';
import { isLargeText, wantColours, wantsColours } from './large-text';
import { SavingBanner } from './SavingBanner';
import type { TextFile } from './shown-file';

const TextView = lazy(async () => ({
  default: (await withMonacoWords(() => import('./TextView'))).TextView,
}));
const CompareView = lazy(async () => ({
  default: (await withMonacoWords(() => import('./TextView'))).CompareView,
}));

type TextTabProps = {
  /** The file as on disk, or its last known state. */
  readonly file: TextFile;
  readonly isGone: boolean;
  /** The reason why the text on disk is unknown; null if it is known. */
  readonly unread: AnyText | null;
  readonly place: Place | undefined;
  readonly patch: string | null;
};

/** An editable text file. A banner above it shows any obstacle to saving. */
export function TextTab({ file, isGone, unread, place, patch }: TextTabProps): ReactElement {
  const disk = useUnsaved(({ files }) => files[file.path]?.disk ?? null);
  const [comparing, setComparing] = useState(false);
  const [coloured, setColoured] = useState(() => wantsColours(file.path));
  const isPlain = useMemo(() => isLargeText(file.text), [file.text]) && !coloured;
  const colour = () => {
    wantColours(file.path);
    setColoured(true);
  };
  const isCompared = comparing && disk === 'changed' && !isGone && unread === null;
  return (
    <>
      <SavingBanner
        file={file}
        isGone={isGone}
        unread={unread}
        isCompared={isCompared}
        onCompare={setComparing}
      />
      <OtherText path={file.path} />
      {isPlain && (
        <Banner tone="info" actions={<Button onClick={colour}>{words('editor-area.colours-on')}</Button>}>
          {words('editor-area.large')}
        </Banner>
      )}
      <LazyPart fallback={<Loading />}>
        {isCompared ? (
          <CompareView file={file} />
        ) : (
          <TextView file={file} isRead={unread === null} place={place} patch={patch} isPlain={isPlain} />
        )}
      </LazyPart>
    </>
  );
}

/** Another window was closed with a different unsaved text of this file. */
function OtherText({ path }: { readonly path: string }): ReactElement | null {
  const hasOther = useUnsaved(({ others }) => others[path] !== undefined);
  if (!hasOther) return null;
  return <TwoVersions onShow={() => showOtherText(path)} onKeep={() => setOtherText(path, null)} />;
}
