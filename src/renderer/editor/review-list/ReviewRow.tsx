import type { LucideIcon } from 'lucide-react';
import { type ReactElement, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useReviewPlace } from '../../state/layout/review-place';
import { visibleText } from '../../ui/visible-text';
import styles from './ReviewRow.module.css';

/** The state of a row: its icon, and its words for screen readers and for the pointer. */
export type RowState = {
  readonly icon: LucideIcon;
  readonly tone?: 'accent' | 'good' | 'bad' | 'soft' | undefined;
  readonly words: string | null;
};

type ReviewRowProps = {
  readonly id: string;
  readonly path: string;
  /** In place of the path, for a call without a file. */
  readonly label?: ReactNode;
  readonly isFolder?: boolean;
  readonly isChosen: boolean;
  /** Absent if the row has a box. */
  readonly state?: RowState | undefined;
  /** The box of a file that the user can leave out. */
  readonly box?: ReactElement | undefined;
  /** A sentence that belongs to the state; it wraps below the file. */
  readonly note?: string | null | undefined;
  /** More facts for the tooltip. */
  readonly facts?: readonly (string | null)[] | undefined;
  readonly look?: 'faint' | 'struck' | undefined;
  /** Absent: the user cannot go to the file. */
  onChoose?: (() => void) | undefined;
  /** At the end of the row: counts, marks. */
  readonly children?: ReactNode;
};

/** A file in the list of a review: its state or box, its name with its folder, and facts at the end. */
export function ReviewRow(props: ReviewRowProps): ReactElement {
  const { id, path, isChosen, state, box, note = null, facts = [], look, onChoose } = props;
  const row = useRef<HTMLDivElement>(null);
  const said = note ?? state?.words ?? null;
  const shared = {
    className: styles.file,
    'data-file': id,
    title: [visibleText(path), said, ...facts].filter(Boolean).join(' · '),
  };
  return (
    <>
      <div ref={row} className={styles.row} data-chosen={isChosen || undefined} data-look={look}>
        {box}
        {state && (
          <state.icon
            aria-hidden
            size={14}
            strokeWidth={1.75}
            className={styles.state}
            data-tone={state.tone}
          />
        )}
        <div className={styles.words}>
          {onChoose ? (
            <button
              type="button"
              {...shared}
              aria-current={isChosen}
              tabIndex={isChosen ? 0 : -1}
              onClick={onChoose}
            >
              <Contents {...props} said={said} />
            </button>
          ) : (
            <div {...shared}>
              <Contents {...props} said={note === null ? said : null} />
            </div>
          )}
          {note !== null && (
            // The button contains the same text.
            <span className={styles.note} aria-hidden={onChoose !== undefined}>
              {note}
            </span>
          )}
        </div>
      </div>
      {isChosen && <ChosenRow row={row} />}
    </>
  );
}

/** Keeps the chosen row in view, and gives it the keyboard. Only this row of a long list does so. */
function ChosenRow({ row }: { readonly row: { readonly current: HTMLElement | null } }): null {
  const takesKeyboard = useReviewPlace((place) => place.takesKeyboard);
  useLayoutEffect(() => {
    if (!takesKeyboard) return;
    useReviewPlace.setState({ takesKeyboard: false });
    takeKeyboard(row.current);
  }, [takesKeyboard, row]);
  useEffect(() => {
    row.current?.scrollIntoView({ block: 'nearest' });
  }, [row]);
  return null;
}

/** A row of a long list is invisible until it is measured; until then its list has the keyboard. */
function takeKeyboard(row: HTMLElement | null): void {
  const [button, list] = [row?.querySelector('button'), row?.closest('section')];
  button?.focus();
  if (document.activeElement === button || !row?.parentElement) return;
  list?.focus({ preventScroll: true });
  const measured = new MutationObserver(() => {
    measured.disconnect();
    if (document.activeElement === list) button?.focus();
  });
  measured.observe(row.parentElement, { attributeFilter: ['style'] });
}

type ContentsProps = Pick<ReviewRowProps, 'path' | 'label' | 'isFolder' | 'children'> & {
  readonly said: string | null;
};

function Contents({ path, label, isFolder = false, said, children }: ContentsProps): ReactElement {
  const split = path.lastIndexOf('/') + 1;
  return (
    <>
      <span className={styles.name}>{label ?? visibleText(path.slice(split)) + (isFolder ? '/' : '')}</span>
      {split > 0 && <span className={styles.folder}>{visibleText(path.slice(0, split - 1))}</span>}
      <span className="visually-hidden">{said}</span>
      <span className={styles.end}>{children}</span>
    </>
  );
}
