import type { Subject } from '@shared/approval/approval';
import { words } from '@shared/texts/text';
import { type KeyboardEvent, useId } from 'react';
import { Kbd } from '../../ui/Kbd';
import { visibleProse } from '../../ui/visible-text';
import styles from './Choices.module.css';

// The choices of a question, each with its digit. The arrow keys move between them; in a single choice they also
// choose.

type ChoicesProps = {
  readonly subject: Extract<Subject, { kind: 'question' }>;
  readonly chosen: readonly string[];
  onChoose(label: string): void;
};

export function Choices({ subject, chosen, onChoose }: ChoicesProps) {
  const { choices, multiple, question } = subject;
  const id = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    // Radio buttons do this by themselves.
    if (step === undefined || !multiple) return;
    const inputs = [...event.currentTarget.querySelectorAll('input')];
    const at = event.target instanceof HTMLInputElement ? inputs.indexOf(event.target) : -1;
    event.preventDefault();
    inputs[(at + step + inputs.length) % inputs.length]?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be named by a legend of its own.
    <div role="group" aria-label={visibleProse(question)} className={styles.choices} onKeyDown={onKeyDown}>
      {multiple && <p className={styles.several}>{words('question-card.several')}</p>}
      {choices.map(({ label, description }, index) => (
        <label key={label} className={styles.choice}>
          <input
            type={multiple ? 'checkbox' : 'radio'}
            name={id}
            checked={chosen.includes(label)}
            aria-labelledby={`${id}-${index}-label`}
            aria-describedby={description ? `${id}-${index}` : undefined}
            aria-keyshortcuts={`${index + 1}`}
            onChange={() => onChoose(label)}
          />
          <span className={styles.words}>
            <span id={`${id}-${index}-label`} className={styles.label}>
              {visibleProse(label)}
            </span>
            {description && (
              <span id={`${id}-${index}`} className={styles.description}>
                {visibleProse(description)}
              </span>
            )}
          </span>
          <span aria-hidden className={styles.digit}>
            <Kbd keys={`${index + 1}`} />
          </span>
        </label>
      ))}
    </div>
  );
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };
