import type { ReactElement } from 'react';
import { Kbd } from '../Kbd';
import { ariaOfKeys } from '../keys';
import { visiblePieces, visibleText } from '../visible-text';
import { markedPieces } from './marked-pieces';
import styles from './PickList.module.css';
import type { PickPress, PickRow } from './pick-row';

type PickRowViewProps = {
  readonly id: string;
  readonly row: PickRow;
  readonly isActive: boolean;
  choose(press: PickPress): void;
};

/** One row of a pick list. The focus stays in the field, whose keys choose. */
export function PickRowView({ id, row, isActive, choose }: PickRowViewProps): ReactElement {
  const { icon: Icon, label, marked = [], about, aboutMarked = [], note, keys, heading } = row;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the field, whose keys choose.
    // biome-ignore lint/a11y/useFocusableInteractive: as above.
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      {...ariaOfKeys(keys)}
      className={styles.row}
      data-first={heading !== undefined || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ ctrlKey, metaKey }) => choose({ isMod: ctrlKey || metaKey })}
    >
      <span className={styles.icon}>{Icon && <Icon aria-hidden size={16} strokeWidth={1.5} />}</span>
      <span className={styles.label} title={visibleText(label)}>
        <Marked text={label} at={marked} />
      </span>
      <span className={styles.about} title={about === undefined ? undefined : visibleText(about)}>
        {about !== undefined && <Comma />}
        {about !== undefined && <Marked text={about} at={aboutMarked} />}
      </span>
      {note !== undefined && (
        <span className={styles.heading}>
          <Comma />
          {note}
        </span>
      )}
      {heading !== undefined && (
        <span className={styles.heading}>
          <Comma />
          {heading}
        </span>
      )}
      {keys !== undefined && (
        <span aria-hidden>
          <Kbd keys={keys} />
        </span>
      )}
    </div>
  );
}

/** Makes control and direction characters visible, and marks the letters at these positions. */
function Marked({ text, at: positions }: { readonly text: string; readonly at: readonly number[] }) {
  const visible = visiblePieces(text);
  return markedPieces(text, positions).map(({ at, text: piece, isMarked }) =>
    isMarked ? (
      <mark key={at} className={styles.mark}>
        {visible(at, at + piece.length)}
      </mark>
    ) : (
      visible(at, at + piece.length)
    ),
  );
}

/** Separates the parts of a row's name for screen readers. */
function Comma() {
  return <span className="visually-hidden">, </span>;
}
