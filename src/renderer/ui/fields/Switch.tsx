import { Switch as Base } from '@base-ui/react/switch';
import { useId } from 'react';
import styles from './Switch.module.css';

// An on/off control that takes effect at once.

type SwitchProps = {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly checked: boolean;
  readonly 'data-field'?: string | undefined;
  onChange(checked: boolean): void;
};

export function Switch({ label, hint, checked, onChange, ...marks }: SwitchProps) {
  const id = useId();
  const labelId = useId();
  const hintId = useId();
  return (
    <div className={styles.row}>
      <div>
        <label id={labelId} htmlFor={id}>
          {label}
        </label>
        {hint && (
          <div id={hintId} className={styles.hint}>
            {hint}
          </div>
        )}
      </div>
      <Base.Root
        {...marks}
        id={id}
        className={styles.track}
        checked={checked}
        aria-labelledby={labelId}
        aria-describedby={hint ? hintId : undefined}
        onCheckedChange={(next) => onChange(next)}
      >
        <Base.Thumb className={styles.thumb} />
      </Base.Root>
    </div>
  );
}
