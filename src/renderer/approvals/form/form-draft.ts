import type { CallKey } from '@shared/base/call-key';
import { isRecord, parseJson } from '@shared/base/json';
import { type FormField, type FormValues, faultIn } from '@shared/forms/forms';
import type { AnyText } from '@shared/texts/text';
import { useMemo } from 'react';
import { setEdited, useEdits } from '../../state/questions/edits';

// The values of a form before it is sent, as typed. They are stored like an edited proposal, until the answer is on
// disk.

/** By the field's name; untouched fields are absent. */
export type FormDraft = Readonly<Record<string, Typed>>;
export type Typed = string | boolean | readonly string[];

export function useFormDraft(key: CallKey, hash: string): [FormDraft, (draft: FormDraft) => void] {
  const kept = useEdits(({ edits }) => edits[key]?.text);
  const draft = useMemo(() => draftIn(kept), [kept]);
  return [draft, (next) => setEdited(key, JSON.stringify(next), hash)];
}

/** The present value of the field. */
export function typedIn(draft: FormDraft, field: FormField): Typed {
  const typed = Object.hasOwn(draft, field.name) ? draft[field.name] : undefined;
  return typed ?? initialOf(field);
}

/** The values to send; empty fields are absent. */
export function formValues(fields: readonly FormField[], draft: FormDraft): FormValues {
  const entries = fields.map((field) => [field.name, givenBy(field, typedIn(draft, field))] as const);
  return Object.fromEntries(entries.filter((entry) => entry[1] !== undefined)) as FormValues;
}

/** The errors by field name; valid fields are absent. */
export function formFaults(fields: readonly FormField[], draft: FormDraft): ReadonlyMap<string, AnyText> {
  return new Map(
    fields.flatMap((field): [string, AnyText][] => {
      const fault = faultIn(field, givenBy(field, typedIn(draft, field)));
      return fault === null ? [] : [[field.name, fault]];
    }),
  );
}

function initialOf(field: FormField): Typed {
  switch (field.kind) {
    case 'text':
      return field.format === 'date-time' ? localTime(field.initial) : field.initial;
    case 'number':
      return field.initial === null ? '' : String(field.initial);
    case 'choice':
      return field.initial ?? '';
    case 'yes-or-no':
    case 'choices':
      return field.initial;
  }
}

function givenBy(field: FormField, typed: Typed): FormValues[string] | undefined {
  if (typeof typed === 'boolean') return typed;
  if (typeof typed !== 'string') return typed.length === 0 && !field.required ? undefined : [...typed];
  if (typed.trim() === '') return undefined;
  if (field.kind === 'number') return Number(typed.trim());
  if (field.kind === 'text' && field.format === 'date-time') return utcTime(typed);
  return typed;
}

/** Forms use times with a zone, date fields use local ones. */
function utcTime(local: string): string {
  const time = new Date(local);
  return Number.isNaN(time.getTime()) ? local : time.toISOString();
}

function localTime(utc: string): string {
  const time = new Date(utc);
  if (Number.isNaN(time.getTime())) return '';
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

function draftIn(kept: string | undefined): FormDraft {
  const value = kept === undefined ? null : parseJson(kept);
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, Typed] => isTyped(entry[1])),
  );
}

function isTyped(value: unknown): value is Typed {
  if (Array.isArray(value)) return value.every((one) => typeof one === 'string');
  return typeof value === 'string' || typeof value === 'boolean';
}
