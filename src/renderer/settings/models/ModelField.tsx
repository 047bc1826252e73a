import { type AnyText, words } from '@shared/texts/text';
import { type ReactElement, useRef, useState } from 'react';
import type { ModelList, ModelsProblem } from '../../state/use-model-list';
import { Button } from '../../ui/Button';
import { ComboField } from '../../ui/fields/ComboField';
import styles from '../parts/Section.module.css';
import { isAddress } from './provider-draft';

type ModelFieldProps = {
  readonly value: string;
  onChange(model: string): void;
  readonly baseUrl: string;
  readonly list: ModelList;
  /** What is wrong with a field that the form does not show. */
  readonly problem?: AnyText | undefined;
  readonly 'data-field'?: string;
};

/** The model's name. Asking the endpoint for its models lists them to choose from, and shows whether address and key work. */
export function ModelField(props: ModelFieldProps): ReactElement {
  const { value, onChange, baseUrl, list, problem } = props;
  const { models, busy, ask, problemAt } = list;
  const [open, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const test = async () => {
    if (busy) return;
    const answer = await ask();
    if ('message' in answer) return focusFaulty(input.current, answer.at);
    const [only, ...others] = answer;
    if (only === undefined) return;
    if (others.length === 0) return onChange(value || only);
    input.current?.focus();
    setOpen(true);
  };

  return (
    <div className={styles.pair}>
      <ComboField
        inputRef={input}
        data-field={props['data-field']}
        label={words('endpoint.model')}
        hint={
          models ? words('endpoint.models-listed', { count: models.length }) : words('endpoint.model-hint')
        }
        error={problemAt('model') ?? problem}
        value={value}
        options={models ?? none}
        open={open}
        onOpenChange={setOpen}
        onChange={onChange}
      />
      <Button
        className={styles.besideField}
        // Off, it would lose the keyboard.
        aria-disabled={busy}
        disabledReason={isAddress(baseUrl) ? undefined : words('endpoint.test-needs-address')}
        onClick={test}
      >
        {words(busy ? 'endpoint.testing' : 'endpoint.test')}
      </Button>
    </div>
  );
}

/** The field of the form that must be mended; where the form does not show it, the model's says what is wrong. */
function focusFaulty(model: HTMLInputElement | null, at: ModelsProblem['at']): void {
  const faulty = model?.form?.querySelector<HTMLElement>(`[data-field="${at}"]`);
  (faulty ?? model)?.focus();
}

const none: readonly string[] = [];
