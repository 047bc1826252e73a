import { type AnyText, words } from '@shared/texts/text';
import { type ReactElement, useMemo } from 'react';
import type { ModelList } from '../../state/use-model-list';
import { Button } from '../../ui/Button';
import { ComboField } from '../../ui/fields/ComboField';
import styles from '../parts/Section.module.css';
import { isAddress } from './provider-draft';
import type { ChooseModel, ModelChoosing } from './use-model-choice';

type ModelFieldProps = {
  readonly value: string;
  readonly onChange: ChooseModel;
  readonly baseUrl: string;
  readonly list: ModelList;
  readonly choosing: ModelChoosing;
  /** A problem in the provider's answer, or in a field that the form does not show. */
  readonly problem?: AnyText | undefined;
  readonly 'data-field'?: string;
};

/** The model's name. A button asks the provider for its models and lists them. */
export function ModelField(props: ModelFieldProps): ReactElement {
  const { value, onChange, baseUrl, list, choosing, problem } = props;
  const { models, busy, problemAt } = list;
  const names = useMemo(() => models?.map(({ id }) => id) ?? [], [models]);
  return (
    <div className={styles.pair}>
      <ComboField
        inputRef={choosing.input}
        data-field={props['data-field']}
        label={words('endpoint.model')}
        hint={
          models ? words('endpoint.models-found', { count: models.length }) : words('endpoint.model-hint')
        }
        error={problemAt('model') ?? problem}
        value={value}
        options={names}
        open={choosing.open}
        onOpenChange={choosing.setOpen}
        onChange={(model) => onChange(model, models?.find(({ id }) => id === model)?.price ?? null)}
      />
      <Button
        className={styles.besideField}
        // A disabled button would lose the focus.
        aria-disabled={busy}
        disabledReason={isAddress(baseUrl) ? undefined : words('endpoint.list-needs-address')}
        onClick={choosing.ask}
      >
        {words(busy ? 'endpoint.listing' : 'endpoint.list-models')}
      </Button>
    </div>
  );
}
