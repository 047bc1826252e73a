import type { FormField } from '@shared/forms/forms';
import { type AnyText, say, words } from '@shared/texts/text';
import { ErrorText } from '../../ui/ErrorText';
import { CheckboxGroup } from '../../ui/fields/CheckboxGroup';
import { RadioGroup } from '../../ui/fields/RadioGroup';
import { Select } from '../../ui/fields/Select';
import { TextField } from '../../ui/fields/TextField';
import { visibleProse } from '../../ui/visible-text';
import styles from './FormFields.module.css';
import type { Typed } from './form-draft';

// One field of a server's form, with a control for its type. The server's texts are shown as plain text.

type FieldProps<Field extends FormField = FormField> = {
  readonly field: Field;
  readonly typed: Typed;
  /** Shown once the user has touched the field. */
  readonly fault: AnyText | null;
  onChange(typed: Typed): void;
};

export function FormFieldControl({ field, ...rest }: FieldProps) {
  switch (field.kind) {
    case 'text':
    case 'number':
      return <LineField field={field} {...rest} />;
    case 'yes-or-no':
      return <YesOrNo field={field} {...rest} />;
    case 'choice':
      return <Choice field={field} {...rest} />;
    case 'choices': {
      const { typed, fault, onChange } = rest;
      return (
        <CheckboxGroup
          label={labelOf(field)}
          hint={hintOf(field)}
          error={fault}
          options={shown(field.options)}
          values={Array.isArray(typed) ? typed : []}
          onChange={onChange}
        />
      );
    }
  }
}

type Of<Kind> = Extract<FormField, { kind: Kind }>;

function LineField({ field, typed, fault, onChange }: FieldProps<Of<'text' | 'number'>>) {
  return (
    <TextField
      label={labelOf(field)}
      hint={hintOf(field)}
      error={fault}
      type={field.kind === 'text' ? inputTypes[field.format ?? 'none'] : 'text'}
      inputMode={field.kind === 'number' ? 'decimal' : undefined}
      required={field.required}
      value={String(typed)}
      onChange={onChange}
    />
  );
}

/** Only dates use input types of the browser; Pilotfish reports other invalid values in its own words. */
const inputTypes = {
  none: 'text',
  email: 'text',
  uri: 'text',
  date: 'date',
  'date-time': 'datetime-local',
} as const;

function YesOrNo({ field, typed, fault, onChange }: FieldProps<Of<'yes-or-no'>>) {
  const [value, label] = ['yes', labelOf(field)];
  return (
    <CheckboxGroup
      label={null}
      hint={hintOf(field)}
      error={fault}
      options={[{ value, label }]}
      values={typed === true ? [value] : []}
      onChange={(values) => onChange(values.length > 0)}
    />
  );
}

/** Up to this number of options is visible; more become a list. */
const mostInSight = 5;

function Choice({ field, typed, fault, onChange }: FieldProps<Of<'choice'>>) {
  const hint = hintOf(field);
  const options = shown(field.options);
  const nothing = { value: '', label: words('form-card.nothing-chosen') };
  const all = field.required ? options : [...options, nothing];
  const value = String(typed);
  return (
    <div className={styles.choice}>
      {options.length > mostInSight ? (
        <Select
          label={labelOf(field)}
          value={value}
          options={field.required ? [{ value: '', label: words('form-card.choose') }, ...all] : all}
          onChange={onChange}
        />
      ) : (
        <RadioGroup label={labelOf(field)} value={value} options={all} onChange={onChange} />
      )}
      {fault === null ? hint && <p className={styles.hint}>{hint}</p> : <ErrorText>{say(fault)}</ErrorText>}
    </div>
  );
}

function labelOf({ label, required }: FormField): string {
  const name = visibleProse(label);
  return required ? name : words('form-card.optional', { name });
}

function hintOf({ description }: FormField): string | undefined {
  return description === '' ? undefined : visibleProse(description);
}

function shown(options: Of<'choice'>['options']) {
  return options.map(({ value, label }) => ({ value, label: visibleProse(label) }));
}
