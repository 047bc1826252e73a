import type { ReactElement } from 'react';
import { Select } from '../../ui/fields/Select';

type ChoiceProps<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly hint?: string | undefined;
  }[];
  onChange(value: Value): void;
};

/** A select with typed values. */
export function Choice<Value extends string>(props: ChoiceProps<Value>): ReactElement {
  const { label, value, options, onChange } = props;
  const choose = (chosen: string) => {
    const option = options.find((each) => each.value === chosen);
    if (option) onChange(option.value);
  };
  return <Select label={label} value={value} options={options} onChange={choose} />;
}
