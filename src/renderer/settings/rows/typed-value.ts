import type { SettingControl } from '@shared/settings/setting-row';
import { type Text, textOf } from '@shared/texts/text';
import { numberText, pairsText } from './row-words';

// Converts the text of a setting row to its value and back. Pure.

export type Typed = { readonly value: unknown } | { readonly wrong: Text };

/** Undefined: remove the key. */
export function typedValue(control: SettingControl, text: string): Typed {
  const { kind } = control;
  if (kind === 'list') return { value: text.trim() === '' ? undefined : linesOf(text) };
  if (kind === 'pairs') return pairsIn(text);
  if (kind !== 'number') return { value: text.trim() };
  if (text.trim() === '') return { value: undefined };
  return control.whole ? wholeNumber(text.trim()) : numberIn(text.trim());
}

/** The same for a number above 0 whose absence means no limit. */
export function typedLimit(control: SettingControl, text: string): Typed {
  const typed = text.trim().replace(',', '.');
  return typed !== '' && Number(typed) <= 0
    ? { wrong: textOf('setting-rows.not-above-zero') }
    : typedValue(control, text);
}

function wholeNumber(text: string): Typed {
  return /^\d{1,15}$/.test(text) ? { value: Number(text) } : { wrong: textOf('setting-rows.no-number') };
}

/** With a point, or with the comma of many languages. */
function numberIn(text: string): Typed {
  return /^\d{1,12}(?:[.,]\d{1,3})?$/.test(text)
    ? { value: Number(text.replace(',', '.')) }
    : { wrong: textOf('setting-rows.no-decimal') };
}

export function textOfValue(value: unknown): string {
  if (Array.isArray(value)) return value.join('\n');
  if (typeof value === 'object' && value !== null) return pairsText(value);
  return typeof value === 'number' ? numberText(value) : `${value ?? ''}`;
}

function pairsIn(text: string): Typed {
  const lines = linesOf(text);
  const line = lines.find((each) => !/^[^\s=]+\s*=/.test(each));
  if (line !== undefined) return { wrong: textOf('setting-rows.no-pair', { line }) };
  const pairs = lines.map((each) => {
    const at = each.indexOf('=');
    return [each.slice(0, at).trim(), each.slice(at + 1).trim()] as const;
  });
  return { value: Object.fromEntries(pairs) };
}

function linesOf(text: string): readonly string[] {
  return text.split('\n').flatMap((line) => line.trim() || []);
}
