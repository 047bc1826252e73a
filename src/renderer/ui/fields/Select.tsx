import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronsUpDown } from 'lucide-react';
import { useId } from 'react';
import styles from './Select.module.css';

// One choice from a short list. `compact` hides the label visually, but assistive technology still gets it.

export type SelectOption = {
  readonly value: string;
  readonly label: string;
  readonly hint?: string | undefined;
};

type SelectProps = {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (SelectOption | 'separator')[];
  onChange(value: string): void;
  readonly compact?: boolean;
};

export function Select({ label, value, options, onChange, compact = false }: SelectProps) {
  const labelId = useId();
  return (
    <div className={styles.field}>
      <span id={labelId} className={compact ? 'visually-hidden' : styles.label}>
        {label}
      </span>
      <Base.Root
        items={options.filter((option) => option !== 'separator')}
        value={value}
        modal={false}
        onValueChange={(next) => next !== null && onChange(next)}
      >
        <Base.Trigger className={styles.trigger} aria-labelledby={labelId}>
          <Base.Value className={styles.value} />
          <ChevronsUpDown aria-hidden size={14} strokeWidth={1.5} />
        </Base.Trigger>
        <Base.Portal>
          <Base.Positioner className={styles.positioner} sideOffset={4} alignItemWithTrigger={false}>
            <Base.Popup className={styles.popup} aria-labelledby={labelId}>
              {options.map((option, index) =>
                option === 'separator' ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else to tell them apart.
                  <Base.Separator key={index} className={styles.separator} />
                ) : (
                  <Option key={option.value} option={option} />
                ),
              )}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </div>
  );
}

function Option({ option }: { readonly option: SelectOption }) {
  return (
    <Base.Item className={styles.item} value={option.value}>
      <span className={styles.mark}>
        <Base.ItemIndicator>
          <Check aria-hidden size={16} strokeWidth={1.5} />
        </Base.ItemIndicator>
      </span>
      <span>
        <Base.ItemText className={styles.optionLabel}>{option.label}</Base.ItemText>
        {option.hint && <span className={styles.hint}>{option.hint}</span>}
      </span>
    </Base.Item>
  );
}
