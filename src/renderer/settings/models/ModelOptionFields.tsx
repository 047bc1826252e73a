import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { Disclosure } from '../../parts/Disclosure';
import { TextArea } from '../../ui/fields/TextArea';
import { TextField } from '../../ui/fields/TextField';
import styles from './ModelOptionFields.module.css';
import type { OptionErrors, OptionTexts } from './model-options';

type ModelOptionFieldsProps = {
  readonly options: OptionTexts;
  onChange(options: OptionTexts): void;
  readonly errors: OptionErrors;
};

/** JSON, in any language. */
const bodyExample = '{\n  "top_k": 20\n}';

/**
 * Further options of requests to the model. Collapsed unless an option is invalid; the heading names the options that
 * are set.
 */
export function ModelOptionFields(props: ModelOptionFieldsProps): ReactElement {
  const { options, errors } = props;
  const names = optionNames.filter((name) => options[name].trim() !== '').map(titleOf);
  const isWrong = optionNames.some((name) => errors[name] !== undefined);
  return (
    <Disclosure
      className={styles.options}
      open={isWrong}
      summary={
        <span className={styles.title}>
          {names.length > 0 ? words('endpoint.options-set', { names }) : words('endpoint.options')}
        </span>
      }
    >
      {() => <Fields {...props} />}
    </Disclosure>
  );
}

const optionNames = ['effort', 'maxOutput', 'temperature', 'topP', 'body'] as const;

function titleOf(name: keyof OptionTexts): string {
  const titles = {
    effort: words('endpoint.effort'),
    maxOutput: words('endpoint.max-output'),
    temperature: words('endpoint.temperature'),
    topP: words('endpoint.top-p'),
    body: words('endpoint.body'),
  };
  return titles[name];
}

function Fields({ options, onChange, errors }: ModelOptionFieldsProps): ReactElement {
  const field = (name: keyof OptionTexts, hint: string) => ({
    label: titleOf(name),
    hint,
    value: options[name],
    error: errors[name],
    onChange: (value: string) => onChange({ ...options, [name]: value }),
  });
  return (
    <div className={styles.fields}>
      <TextField {...field('effort', words('endpoint.effort-hint'))} />
      <TextField {...field('maxOutput', words('endpoint.options-hint'))} inputMode="numeric" />
      <TextField {...field('temperature', words('endpoint.temperature-hint'))} inputMode="decimal" />
      <TextField {...field('topP', words('endpoint.top-p-hint'))} inputMode="decimal" />
      <div className={styles.body}>
        <TextArea {...field('body', words('endpoint.body-hint'))} mono rows={4} placeholder={bodyExample} />
      </div>
    </div>
  );
}
