import type { SettingRow } from '@shared/settings/setting-row';
import { type AnyText, words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { RadioGroup } from '../../ui/fields/RadioGroup';
import { Select } from '../../ui/fields/Select';
import { Switch } from '../../ui/fields/Switch';
import { LanguageSelect } from './LanguageSelect';
import { choiceName, hintOfRow, nameOfRow } from './row-words';
import { textsOfSetting } from './setting-texts';
import { TypedSetting } from './TypedSetting';

export type SettingControlProps = {
  readonly row: SettingRow;
  readonly value: unknown;
  readonly busy: boolean;
  readonly error: AnyText | null;
  onChange(value: unknown): void;
};

/** More choices than this appear as a drop-down list. */
const mostInSight = 4;

/** The control of a setting, by the values it allows. */
export function SettingControl({ row, value, busy, error, onChange }: SettingControlProps): ReactElement {
  const { key, control } = row;
  if (key === 'language') return <LanguageSelect value={`${value}`} onChange={onChange} />;
  if (control.kind === 'switch')
    return (
      <Switch label={nameOfRow(row)} hint={hintOfRow(row)} checked={value === true} onChange={onChange} />
    );
  if (control.kind !== 'choice')
    return <TypedSetting row={row} value={value} busy={busy} error={error} onSave={onChange} />;
  const options = control.choices.map((choice) => ({
    value: choice,
    label: choiceName(key, choice),
    hint: choiceHint(key, choice),
  }));
  const shown = { label: nameOfRow(row), options, value: `${value}`, onChange };
  return options.length > mostInSight ? <Select {...shown} /> : <RadioGroup {...shown} />;
}

function choiceHint(key: string, choice: string): string | undefined {
  const hint = textsOfSetting(key)?.choices?.[choice]?.hint;
  return hint && words(hint);
}
