import { useId } from 'react';
import { UnbrokenOptions } from '../code/UnbrokenOptions';
import styles from './RadioGroup.module.css';

// One choice from a few visible options.

export type RadioOption<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string | undefined;
};

type RadioGroupProps<Value extends string> = {
  readonly label: string;
  readonly value: Value | null;
  readonly options: readonly RadioOption<Value>[];
  onChange(value: Value): void;
  /** Labels are literal text, e.g. a rule. */
  readonly mono?: boolean;
};

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, value, options, onChange, mono = false } = props;
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>
            {mono ? <Code text={option.label} /> : <span>{option.label}</span>}
            {option.hint && <span className={styles.hint}>{option.hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Code({ text }: { readonly text: string }) {
  return (
    <span className={styles.mono}>
      <UnbrokenOptions code={text} />
    </span>
  );
}
