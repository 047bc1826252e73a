import { words } from '@shared/texts/text';
import { FolderTree } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal, flushSync } from 'react-dom';
import { reviewAttribute } from '../../state/focus';
import { offerFileSteps, useReviewPlace } from '../../state/layout/review-place';
import { focusRegion, regionAttribute } from '../../state/regions/regions';
import { showFiles } from '../../state/ui-state';
import { FilterField } from '../../ui/fields/FilterField';
import { IconButton } from '../../ui/IconButton';
import styles from './ReviewList.module.css';

/** A file that the user can go to; `id` marks its row. */
export type ListedFile = { readonly id: string; readonly path: string };

type ReviewListProps = {
  readonly name: string;
  readonly title: string;
  /** For example the number of files and their lines. */
  readonly totals: ReactNode;
  readonly files: readonly ListedFile[];
  readonly chosen: string | null;
  /** Part of the review of a waiting question. */
  readonly isOfQuestion?: boolean;
  choose(id: string): void;
  /** The rows. `isShown` tells whether a path matches the filter. */
  children(isShown: (path: string) => boolean): ReactNode;
};

/** A filter pays off above this number of files. */
const fewFiles = 10;

/**
 * The files of a review: in the side column, in place of the project tree, or in the tab if there is no such column.
 * The arrow keys walk the files.
 */
export function ReviewList(props: ReviewListProps): ReactElement {
  const { name, title, totals, files, chosen, isOfQuestion = false, choose, children } = props;
  const slot = useReviewPlace((place) => (place.left === null ? place.slot : null));
  const [filter, setFilter] = useState('');
  const hasFilter = files.length > fewFiles;
  const isShown = useMemo(() => matches(hasFilter ? filter : ''), [hasFilter, filter]);
  const shown = useMemo(() => files.filter(({ path }) => isShown(path)), [files, isShown]);
  const list = useRef<HTMLElement>(null);
  useSteps(list, { files, chosen, choose });

  const walk = (event: KeyboardEvent) => {
    const to = targetOf(event, shown, chosen);
    if (to === undefined) return;
    event.preventDefault();
    goTo(list.current, to, choose);
  };
  const section = (
    <section
      ref={list}
      className={styles.list}
      tabIndex={-1}
      data-review-list=""
      data-place={slot ? 'side' : 'tab'}
      {...{ [regionAttribute]: 'review' }}
      {...(slot && isOfQuestion && { [reviewAttribute]: '' })}
      aria-label={name}
      onKeyDown={walk}
    >
      {slot && (
        <header className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.totals} role="status">
            {totals}
          </p>
          <IconButton label={words('review-list.to-files')} icon={FolderTree} onClick={toFiles} />
        </header>
      )}
      {hasFilter && <FilterField label={words('review-list.filter')} value={filter} onChange={setFilter} />}
      {hasFilter && shown.length === 0 && <p className={styles.none}>{words('review-list.none')}</p>}
      <div className={styles.rows}>{children(isShown)}</div>
    </section>
  );
  return slot ? createPortal(section, slot) : section;
}

/** The pressed button disappears with the list, so the focus moves into the tree. */
function toFiles(): void {
  showFiles();
  requestAnimationFrame(() => focusRegion('tree'));
}

/** Any part of the path, in any case. */
function matches(filter: string): (path: string) => boolean {
  const wanted = filter.trim().toLowerCase();
  return (path) => path.toLowerCase().includes(wanted);
}

/** The file that the key goes to; undefined if the key does nothing here. */
function targetOf(
  { key, target, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent,
  shown: readonly ListedFile[],
  chosen: string | null,
): string | undefined {
  if (ctrlKey || metaKey || altKey || shiftKey) return undefined;
  const at = shown.findIndex(({ id }) => id === chosen);
  const isTyped = target instanceof HTMLInputElement && target.type !== 'checkbox';
  if (isTyped) return key === 'ArrowDown' ? (shown[at] ?? shown[0])?.id : undefined;
  if (key === 'Home') return shown[0]?.id;
  if (key === 'End') return shown.at(-1)?.id;
  if (key === 'ArrowDown') return shown[at + 1]?.id;
  return key === 'ArrowUp' && at > 0 ? shown[at - 1]?.id : undefined;
}

function goTo(list: HTMLElement | null, id: string, choose: (id: string) => void): void {
  flushSync(() => choose(id));
  rowOf(list, id)?.focus();
}

function rowOf(list: HTMLElement | null, id: string): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-file="${CSS.escape(id)}"]`) ?? null;
}

/** Keys step through all files of the list from anywhere in the window. */
function useSteps(
  list: { readonly current: HTMLElement | null },
  { files, chosen, choose }: Pick<ReviewListProps, 'files' | 'chosen' | 'choose'>,
): void {
  useEffect(() => {
    const beside = (step: 1 | -1) => {
      const to = files[files.findIndex(({ id }) => id === chosen) + step];
      if (!to) return null;
      return () => {
        const wasInList = list.current?.contains(document.activeElement) ?? false;
        flushSync(() => choose(to.id));
        const isLost = document.activeElement === document.body;
        if (wasInList || isLost) rowOf(list.current, to.id)?.focus();
      };
    };
    return offerFileSteps({ beside });
  }, [list, files, chosen, choose]);
}
