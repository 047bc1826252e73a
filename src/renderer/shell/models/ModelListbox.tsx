import { words } from '@shared/texts/text';
import { Check } from 'lucide-react';
import { type ReactElement, type Ref, useEffect, useId, useRef } from 'react';
import { TextField } from '../../ui/fields/TextField';
import { pickKey } from '../../ui/pick-list/pick-key';
import { useActiveRow } from '../../ui/pick-list/use-active-row';
import styles from './ModelDialog.module.css';
import type { ModelRow } from './model-rows';

type ModelListboxProps = {
  readonly fieldRef: Ref<HTMLInputElement>;
  readonly providerId: string;
  readonly query: string;
  onType(query: string): void;
  readonly rows: readonly ModelRow[];
  /** Above the rows: the models are loading, or why the list is empty. */
  readonly status: ReactElement | null;
  onChoose(model: string): void;
};

/** The filter stays focused: its arrow keys move through the rows below, Enter chooses. */
export function ModelListbox(props: ModelListboxProps): ReactElement {
  const { fieldRef, providerId, query, onType, rows, status, onChoose } = props;
  const id = useId();
  const optionId = (index: number) => `${id}-${index}`;
  const current = query.trim() === '' ? rows.findIndex(({ isCurrent }) => isCurrent) : 0;
  const { active, setActive } = useActiveRow(`${providerId} ${query}`, rows.length, current);
  const list = useScrolledTo(active, rows);
  return (
    <>
      <TextField
        ref={fieldRef}
        label={words('model-picker.model')}
        hint={words('model-picker.model-hint')}
        role="combobox"
        aria-expanded={rows.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={rows.length > 0 ? optionId(active) : undefined}
        value={query}
        onChange={onType}
        onKeyDown={(event) => {
          const act = pickKey(event.nativeEvent, { active, count: rows.length });
          const row = rows[active];
          if (act === null || !row) return;
          event.preventDefault();
          if (act.kind === 'walk') setActive(act.to);
          else onChoose(row.model);
        }}
      />
      <div className={styles.results}>
        {status}
        <div ref={list} id={id} role="listbox" aria-label={words('model-picker.list')}>
          {rows.map((row, index) => (
            <Row
              key={row.label}
              id={optionId(index)}
              row={row}
              isActive={index === active}
              onChoose={onChoose}
            />
          ))}
        </div>
      </div>
    </>
  );
}

function useScrolledTo(active: number, rows: readonly ModelRow[]) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows stand elsewhere.
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active, rows]);
  return list;
}

type RowProps = {
  readonly id: string;
  readonly row: ModelRow;
  readonly isActive: boolean;
  onChoose(model: string): void;
};

function Row({ id, row: { model, label, hint, isCurrent }, isActive, onChoose }: RowProps): ReactElement {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the field, whose keys choose.
    // biome-ignore lint/a11y/useFocusableInteractive: as above.
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      aria-current={isCurrent || undefined}
      className={styles.row}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(model)}
    >
      <span className={styles.words}>
        <span className={styles.name}>{label}</span>
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
      {isCurrent && <Check aria-hidden size={16} strokeWidth={1.5} />}
    </div>
  );
}
