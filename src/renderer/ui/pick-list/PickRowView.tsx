import type { ReactElement } from 'react';
import { Kbd } from '../Kbd';
import { ariaKeys } from '../keys';
import { visibleText } from '../visible-text';
import { markedPieces } from './marked-pieces';
import styles from './PickList.module.css';
import type { PickPress, PickRow } from './pick-row';

type PickRowViewProps = {
  readonly id: string;
  readonly row: PickRow;
  readonly isActive: boolean;
  choose(press: PickPress): void;
};

/** One row of a list to choose from. The keyboard stays in the field, whose keys choose. */
export function PickRowView({ id, row, isActive, choose }: PickRowViewProps): ReactElement {
  const { icon: Icon, label, marked = [], about, keys, heading } = row;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the field, whose keys choose.
    // biome-ignore lint/a11y/useFocusableInteractive: as above.
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      aria-label={[label, about, heading]
        .filter((part) => part !== undefined)
        .map(visibleText)
        .join(', ')}
      aria-keyshortcuts={keys === undefined ? undefined : ariaKeys(keys)}
      className={styles.row}
      data-first={heading !== undefined || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ ctrlKey, metaKey }) => choose({ isMod: ctrlKey || metaKey })}
    >
      <span className={styles.icon}>{Icon && <Icon aria-hidden size={16} strokeWidth={1.5} />}</span>
      <span className={styles.label} title={visibleText(label)}>
        {markedPieces(label, marked).map(({ at, text, isMarked }) =>
          isMarked ? (
            <mark key={at} className={styles.mark}>
              {visibleText(text)}
            </mark>
          ) : (
            visibleText(text)
          ),
        )}
      </span>
      <span className={styles.about} title={about === undefined ? undefined : visibleText(about)}>
        {about !== undefined && visibleText(about)}
      </span>
      {heading !== undefined && <span className={styles.heading}>{heading}</span>}
      {keys !== undefined && <Kbd keys={keys} />}
    </div>
  );
}
