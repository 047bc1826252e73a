import { type ReactElement, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import styles from './PickList.module.css';
import { PickRowView } from './PickRowView';
import { pickKey } from './pick-key';
import type { PickPress, PickRow } from './pick-row';
import { useActiveRow } from './use-active-row';

// Modal dialog with a field over a listbox, at the top of the window: one types, the rows follow, one is chosen. Who
// shows it says what the rows are. When it is gone, the keyboard is at once where it was before: `flushSync` the state
// that takes it away, and what runs next may move the keyboard on.

type PickListProps = {
  /** What is chosen here, for who cannot see the dialog. */
  readonly name: string;
  readonly placeholder: string;
  readonly typed: string;
  onType(text: string): void;
  readonly rows: readonly PickRow[];
  /** Said to who cannot see the rows, and drawn where there are none: what was found, that it is looked for, what failed. */
  readonly status: string;
  /** The status is that of something that failed. */
  readonly isFaulty?: boolean;
  choose(index: number, press: PickPress): void;
  leave(): void;
  /** Under the rows: what the keys do. */
  readonly hints?: ReactNode;
};

export function PickList(props: PickListProps): ReactElement {
  const { name, placeholder, typed, onType, rows, status, isFaulty, choose, leave, hints } = props;
  const id = useId();
  const dialog = useModal();
  const list = useRef<HTMLDivElement>(null);
  const { active, setActive } = useActiveRow(typed, rows.length);
  const optionId = (index: number) => `${id}-${index}`;
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <dialog
      ref={dialog}
      aria-label={name}
      className={styles.dialog}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      // The dialog itself is only hit beside what it holds.
      onMouseDown={(event) => event.target === event.currentTarget && leave()}
    >
      <div className={styles.frame} data-hints={hints ? true : undefined}>
        <input
          className={styles.field}
          role="combobox"
          aria-label={name}
          aria-expanded={rows.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={rows.length > 0 ? optionId(active) : undefined}
          placeholder={placeholder}
          spellCheck={false}
          autoComplete="off"
          value={typed}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={(event) => {
            const { nativeEvent } = event;
            const act = pickKey(nativeEvent, { active, count: rows.length });
            if (act === null) return;
            event.preventDefault();
            if (act.kind === 'walk') setActive(act.to);
            else choose(active, { isMod: act.isMod });
          }}
        />
        <p
          className={rows.length > 0 ? 'visually-hidden' : styles.status}
          data-fault={isFaulty}
          role="status"
        >
          {status}
        </p>
        <div ref={list} id={id} role="listbox" aria-label={name} className={styles.rows}>
          {rows.map((row, index) => (
            <PickRowView
              key={row.key}
              id={optionId(index)}
              row={row}
              isActive={index === active}
              choose={(press) => choose(index, press)}
            />
          ))}
        </div>
        {hints}
      </div>
    </dialog>
  );
}

/** Shown in front of all for as long as it stands in the page; closing it gives the keyboard back. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // What was typed already is gone on with.
    const field = element?.querySelector('input');
    field?.setSelectionRange(field.value.length, field.value.length);
    return () => element?.close();
  }, []);
  useEffect(() => wakeKeyboard, []);
  return dialog;
}

/**
 * Once the dialog is out of the page: Chromium sends what is typed nowhere while a field has the keyboard that got it
 * back from a dialog that was removed since.
 */
function wakeKeyboard(): void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return;
  activeElement.blur();
  activeElement.focus({ preventScroll: true });
}
