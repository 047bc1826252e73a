import { type ReactElement, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import styles from './PickList.module.css';
import { PickRowView } from './PickRowView';
import { pickKey } from './pick-key';
import type { PickPress, PickRow } from './pick-row';
import { useActiveRow } from './use-active-row';

// Modal dialog at the top of the window: a text field above a list. The caller supplies the rows for the typed text,
// and the user chooses one. After it closes, the previous element has the focus at once. The caller must close it
// with `flushSync`; then it may move the focus on.

type PickListProps = {
  /** The purpose of the choice, for screen readers. */
  readonly name: string;
  readonly placeholder: string;
  readonly typed: string;
  onType(text: string): void;
  readonly rows: readonly PickRow[];
  /**
   * Announced to screen readers, and visible if there are no rows: the number of results, a running search, or a
   * failure.
   */
  readonly status: string;
  /** The status reports a failure. */
  readonly isFaulty?: boolean;
  choose(index: number, press: PickPress): void;
  leave(): void;
  /** The key hints below the rows. */
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
      // A click hits the dialog element itself only outside its contents.
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

/** Modal while it is in the page; closing it restores the focus. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The text may be typed already; the user continues at its end.
    const field = element?.querySelector('input');
    field?.setSelectionRange(field.value.length, field.value.length);
    return () => element?.close();
  }, []);
  useEffect(() => wakeKeyboard, []);
  return dialog;
}

/**
 * Runs after the dialog has left the page. Chromium ignores typed text if the focused field got its focus from a
 * dialog that was removed since.
 */
function wakeKeyboard(): void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return;
  activeElement.blur();
  activeElement.focus({ preventScroll: true });
}
