import type { SettingRow } from '@shared/settings/setting-row';
import { type AnyText, words } from '@shared/texts/text';
import { type FocusEvent, type FormEvent, type ReactElement, useState } from 'react';
import { Button } from '../../ui/Button';
import { TextArea } from '../../ui/fields/TextArea';
import { TextField } from '../../ui/fields/TextField';
import section from '../parts/Section.module.css';
import { hintOfRow, nameOfRow } from './row-words';
import { isLimit, textsOfSetting } from './setting-texts';
import { textOfValue, typedLimit, typedValue } from './typed-value';

type TypedSettingProps = {
  readonly row: SettingRow;
  readonly value: unknown;
  readonly busy: boolean;
  readonly error: AnyText | null;
  onSave(value: unknown): void;
};

/**
 * A setting that the user types: a line, a number, or a list with one value a line. It is saved at the latest when it
 * loses the focus.
 */
export function TypedSetting({ row, value, busy, error, onSave }: TypedSettingProps): ReactElement {
  const saved = textOfValue(value);
  const [text, setText] = useState(saved);
  /** The texts that a new saved value replaces. Later text of the user stays. */
  const [done, setDone] = useState({ saved, sent: saved });
  if (done.saved !== saved) {
    if (text === done.saved || text === done.sent) setText(saved);
    setDone({ saved, sent: saved });
  }
  const typed = (isLimit(row.key) ? typedLimit : typedValue)(row.control, text);
  const wrong = 'wrong' in typed ? typed.wrong : null;
  const name = labelOf(row);
  const field = {
    label: name,
    hint: hintOf(row),
    value: text,
    error: wrong ?? error,
    onChange: setText,
  };
  const send = () => {
    if (!('value' in typed)) return;
    setDone({ saved, sent: text });
    onSave(typed.value);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const leave = (event: FocusEvent<HTMLFormElement>) => {
    if (event.currentTarget.contains(event.relatedTarget) || busy || text === saved) return;
    send();
  };
  return (
    <form className={section.pair} noValidate onSubmit={save} onBlur={leave}>
      {hasLines(row) ? (
        <TextArea {...field} mono rows={Math.min(Math.max(text.split('\n').length, 2), 8)} />
      ) : (
        <TextField {...field} inputMode={inputModeOf(row)} />
      )}
      <Button
        type="submit"
        className={section.besideField}
        aria-label={words('setting-rows.save-name', { name })}
        disabled={busy || text === saved || wrong !== null}
      >
        {words('setting-rows.save')}
      </Button>
    </form>
  );
}

function hasLines({ control }: SettingRow): boolean {
  return control.kind === 'list' || control.kind === 'pairs';
}

function inputModeOf({ control }: SettingRow): 'numeric' | 'decimal' | undefined {
  if (control.kind !== 'number') return undefined;
  return control.whole ? 'numeric' : 'decimal';
}

function labelOf(row: SettingRow): string {
  const name = nameOfRow(row);
  const unit = textsOfSetting(row.key)?.unit;
  return unit ? words('setting-rows.unit', { name, unit: words(unit) }) : name;
}

function hintOf(row: SettingRow): string | undefined {
  const lines =
    row.control.kind === 'list'
      ? words('setting-rows.one-a-line')
      : row.control.kind === 'pairs'
        ? words('setting-rows.pair-a-line')
        : undefined;
  const all = [hintOfRow(row), lines].filter((sentence) => sentence !== undefined);
  return all.length === 0 ? undefined : words('sentences', { all });
}
