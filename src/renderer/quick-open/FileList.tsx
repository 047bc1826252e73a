import type { FoundPath } from '@shared/project';
import { words } from '@shared/texts/text';
import { type ReactElement, useEffect, useRef } from 'react';
import { fileIcon } from '../parts/file-icon';
import { MatchedText } from '../parts/MatchedText';
import { visibleText } from '../ui/visible-text';
import styles from './QuickOpen.module.css';

type FileListProps = {
  /** What the ids of the list and its rows begin with. */
  readonly id: string;
  readonly rows: readonly FoundPath[];
  /** The row that the keys take. */
  readonly active: number;
  /** Where that is opened. */
  readonly line: number | null;
  onChoose(file: FoundPath, behind: boolean): void;
};

/** Files to choose from, by the keys of the field above or by a click. */
export function FileList({ id, rows, active, line, onChoose }: FileListProps): ReactElement {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label={words('quick-open.files')}
      className={styles.list}
    >
      {rows.map((file, index) => (
        <FileRow
          key={file.path}
          file={file}
          id={`${id}-${index}`}
          active={index === active}
          note={index === active && line !== null ? words('quick-open.line', { line }) : ''}
          onChoose={(behind) => onChoose(file, behind)}
        />
      ))}
    </div>
  );
}

type FileRowProps = {
  readonly file: FoundPath;
  readonly id: string;
  readonly active: boolean;
  /** What else there is to know of it; empty: nothing. */
  readonly note: string;
  onChoose(behind: boolean): void;
};

function FileRow({ file: { path, matched }, id, active, note, onChoose }: FileRowProps): ReactElement {
  const split = path.lastIndexOf('/') + 1;
  const [name, folder] = [path.slice(split), path.slice(0, Math.max(0, split - 1))];
  const Icon = fileIcon(name);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the field, whose keys choose.
    // biome-ignore lint/a11y/useFocusableInteractive: as above.
    <div
      id={id}
      role="option"
      aria-selected={active}
      className={styles.row}
      title={visibleText(path)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => onChoose(event.ctrlKey || event.metaKey)}
    >
      <Icon aria-hidden size={14} strokeWidth={1.5} className={styles.icon} />
      <span className={styles.name}>
        <MatchedText text={path} from={split} to={path.length} matched={matched} />
      </span>
      <span className={styles.folder}>
        {folder !== '' && <Comma />}
        <MatchedText text={path} from={0} to={folder.length} matched={matched} />
      </span>
      {note !== '' && (
        <span className={styles.note}>
          <Comma />
          {note}
        </span>
      )}
    </div>
  );
}

/** Between the parts of a row's name, for who hears it. */
function Comma() {
  return <span className="visually-hidden">, </span>;
}
