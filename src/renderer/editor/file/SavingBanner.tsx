import type { ErrorCode } from '@shared/errors';
import { type AnyText, words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { discard, keepMine, saveFile, writeAgain } from '../../state/files/save-files';
import { type Unsaved, useUnsaved } from '../../state/files/unsaved';
import { Button } from '../../ui/Button';
import { useAction } from '../../ui/use-action';
import { visibleText } from '../../ui/visible-text';
import { Banner } from '../parts/Banner';
import type { TextFile } from './shown-file';

type SavingBannerProps = {
  readonly file: TextFile;
  readonly isGone: boolean;
  /** The reason why the text on disk is unknown; null if it is known. */
  readonly unread: AnyText | null;
  readonly isCompared: boolean;
  onCompare(compare: boolean): void;
};

/** The obstacle between a file's text and the disk, with buttons that resolve it. */
export function SavingBanner(props: SavingBannerProps): ReactElement | null {
  const { file, isGone, unread } = props;
  const unsaved = useUnsaved(({ files }) => files[file.path] ?? null);
  if (isGone) return <Gone file={file} unsaved={unsaved} />;
  if (unread) return <Banner tone="warning">{unreadText(unsaved?.failure?.told ?? unread)}</Banner>;
  if (unsaved?.disk === 'changed') return <Changed {...props} />;
  if (unsaved?.failure) return <Failed path={file.path} unsaved={unsaved} />;
  return null;
}

function Gone({ file, unsaved }: { readonly file: TextFile; readonly unsaved: Unsaved | null }) {
  const { run, busy, error } = useAction();
  const write = (format: TextFile) => run(() => writeAgain(format, unsaved?.text() ?? file.text));
  // The old encoding may lack some characters; then only Unicode can write them.
  const offersUnicode = error !== null && !file.encoding.startsWith('utf-');
  return (
    <Banner
      tone="warning"
      actions={
        <>
          <Button disabled={busy} onClick={() => write(file)}>
            {words('saving.write-again')}
          </Button>
          {offersUnicode && (
            <Button disabled={busy} onClick={() => write({ ...file, encoding: 'utf-8' })}>
              {words('saving.as-unicode')}
            </Button>
          )}
        </>
      }
    >
      {error ? visibleText(error) : words(unsaved ? 'saving.gone-unsaved' : 'editor-area.file-deleted')}
    </Banner>
  );
}

function unreadText(why: AnyText): string {
  return words('saving.unread', { why: visibleText(why) });
}

function Changed({ file, isCompared, onCompare }: SavingBannerProps) {
  const leave = (act: () => void) => () => {
    onCompare(false);
    act();
  };
  return (
    <Banner
      tone="warning"
      actions={
        <>
          <Button onClick={() => onCompare(!isCompared)}>
            {words(isCompared ? 'saving.end-comparing' : 'saving.compare')}
          </Button>
          <Button onClick={leave(() => discard(file.path))}>{words('saving.take-disk')}</Button>
          <Button onClick={leave(() => keepMine(file.path, file.hash))}>{words('saving.keep-mine')}</Button>
        </>
      }
    >
      {words(isCompared ? 'saving.compared' : 'saving.changed-on-disk')}
    </Banner>
  );
}

function Failed({ path, unsaved }: { readonly path: string; readonly unsaved: Unsaved }) {
  const { failure, encoding } = unsaved;
  if (!failure) return null;
  const { how, label } = wayOut(failure.code, encoding);
  return (
    <Banner tone="warning" actions={<Button onClick={() => void saveFile(path, how)}>{words(label)}</Button>}>
      {visibleText(failure.told)}
    </Banner>
  );
}

/** A button that would help against the failure. */
function wayOut(code: ErrorCode, encoding: string) {
  if (code === 'too-large') return { how: { size: 'any' }, label: 'saving.any-size' } as const;
  const inUnicode = code === 'invalid' && !encoding.startsWith('utf-');
  if (inUnicode) return { how: { encoding: 'utf-8' }, label: 'saving.as-unicode' } as const;
  return { how: {}, label: 'ui.try-again' } as const;
}
