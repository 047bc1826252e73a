import type { ChangedEntry } from '@shared/changes/changes';
import { words } from '@shared/texts/text';
import { CircleMinus, FilePlus2, FileX2, Folder, type LucideIcon, Undo2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { fileIcon } from '../parts/file-icon';
import { ErrorText } from '../ui/ErrorText';
import { Spinner } from '../ui/Spinner';
import { visibleText } from '../ui/visible-text';
import styles from './UndoDialog.module.css';
import type { Preview } from './use-preview';

/** The effect on each file, and the parts that stay. */
export function UndoFiles({ view, failure }: Preview): ReactElement {
  if (failure !== null) return <ErrorText>{failure}</ErrorText>;
  if (!view) return <Spinner size={16} />;
  if (view.files.length === 0) return <p className={styles.none}>{words('changes-review.empty')}</p>;
  return (
    <>
      {view.running > 0 && <p className={styles.running}>{words('changes-review.running-means')}</p>}
      <ul className={styles.files} aria-label={words('changes-review.files')}>
        {view.files.map((file) => (
          <File key={file.path} file={file} />
        ))}
      </ul>
      {view.leftOut.length > 0 && (
        <p className={styles.none}>
          {words('changes-review.left-out', { files: view.leftOut.map((file) => visibleText(file)) })}
        </p>
      )}
      {view.ignored.length > 0 && (
        <p className={styles.none}>
          {words('changes-review.ignored', { files: view.ignored.map((file) => visibleText(file)) })}
        </p>
      )}
      {view.unknown.map((why) => (
        <p key={visibleText(why)} className={styles.running}>
          {visibleText(why)}
        </p>
      ))}
    </>
  );
}

function File({ file }: { readonly file: ChangedEntry }): ReactElement {
  const { path, undo, isFolder = false } = file;
  const FileIcon = isFolder ? Folder : fileIcon(path.slice(path.lastIndexOf('/') + 1));
  const { icon: Icon, text } = whatHappens(file);
  const conflicts = undo.kind === 'back' ? undo.conflicts.length : 0;
  return (
    <li
      className={styles.file}
      data-kind={undo.kind}
      data-goes={(undo.kind === 'back' && undo.goes) || undefined}
    >
      <FileIcon aria-hidden size={14} strokeWidth={1.5} />
      <span className={styles.path}>{isFolder ? `${visibleText(path)}/` : visibleText(path)}</span>
      <span className={styles.happens}>
        <Icon aria-hidden size={14} strokeWidth={1.5} />
        {text}
        {conflicts > 0 && (
          <span className={styles.stays}>{words('undo.conflicts', { count: conflicts })}</span>
        )}
      </span>
    </li>
  );
}

function whatHappens({ undo, became }: ChangedEntry): { readonly icon: LucideIcon; readonly text: string } {
  if (undo.kind === 'nothing') return { icon: CircleMinus, text: words('undo.nothing') };
  if (undo.kind === 'kept')
    return { icon: CircleMinus, text: words('undo.stays', { why: visibleText(undo.why) }) };
  if (undo.goes) return { icon: FileX2, text: words('undo.goes') };
  return became === 'deleted'
    ? { icon: FilePlus2, text: words('undo.comes') }
    : { icon: Undo2, text: words('undo.goes-back') };
}
