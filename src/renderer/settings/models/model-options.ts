import { isRecord } from '@shared/base/json';
import type { ModelSettings, Provider } from '@shared/settings/settings';
import { type Text, textOf } from '@shared/texts/text';

// The options of one model in the form: text, until it is parsed. Pure.

export type OptionTexts = Readonly<Record<'effort' | 'maxOutput' | 'temperature' | 'topP' | 'body', string>>;
export type OptionErrors = Readonly<Partial<Record<keyof OptionTexts, Text>>>;

type Options = Pick<ModelSettings, keyof OptionTexts>;

export const noOptions: OptionTexts = { effort: '', maxOutput: '', temperature: '', topP: '', body: '' };

export function optionTexts({ effort, maxOutput, temperature, topP, body }: Options = {}): OptionTexts {
  return {
    effort: effort ?? '',
    maxOutput: numberText(maxOutput),
    temperature: numberText(temperature),
    topP: numberText(topP),
    body: body === undefined ? '' : JSON.stringify(body, null, 2),
  };
}

function numberText(value: number | undefined): string {
  return value === undefined ? '' : String(value);
}

export type ReadOptions =
  | { readonly kind: 'valid'; readonly options: Options }
  | { readonly kind: 'invalid'; readonly errors: OptionErrors };

/** The options in the texts; an empty text sets nothing. */
export function readOptions(texts: OptionTexts): ReadOptions {
  const maxOutput = readTokens(texts.maxOutput);
  const temperature = readDecimal(texts.temperature, 2);
  const topP = readDecimal(texts.topP, 1);
  const body = readBody(texts.body);
  const errors: OptionErrors = {
    ...(maxOutput === null && { maxOutput: textOf('endpoint.context-window-wrong') }),
    ...(temperature === null && { temperature: textOf('endpoint.number-wrong', { most: 2 }) }),
    ...(topP === null && { topP: textOf('endpoint.number-wrong', { most: 1 }) }),
    ...('fault' in body && { body: body.fault }),
  };
  if (maxOutput === null || temperature === null || topP === null || 'fault' in body)
    return { kind: 'invalid', errors };
  const effort = texts.effort.trim() || undefined;
  return { kind: 'valid', options: { effort, maxOutput, temperature, topP, body: body.read } };
}

/** The entries with the options of the model. Its other keys and the other entries stay. Undefined if all are empty. */
export function modelsWith(
  models: Provider['models'] = {},
  model: string,
  options: Options,
): Provider['models'] {
  const entry = withoutAbsent({ ...models[model], ...options });
  const others = Object.entries(models).filter(([name]) => name !== model);
  const isEmpty = Object.keys(entry).length === 0;
  // An entry keeps its place.
  const all = isEmpty ? Object.fromEntries(others) : { ...models, [model]: entry };
  return Object.keys(all).length === 0 ? undefined : all;
}

function withoutAbsent(settings: ModelSettings): ModelSettings {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
}

/** Undefined if empty, null if it is invalid as a number of tokens. */
export function readTokens(text: string): number | undefined | null {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const grouped = /^[1-9]\d{0,2}(?:[\s,._]\d{3})+$/.test(trimmed);
  const digits = grouped ? trimmed.replace(/\D/g, '') : trimmed;
  return /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : null;
}

/** Undefined if empty, null outside 0 to `most`. */
function readDecimal(text: string, most: number): number | undefined | null {
  const trimmed = text.trim().replace(',', '.');
  if (trimmed === '') return undefined;
  const isNumber = /^(?:\d+(?:\.\d*)?|\.\d+)$/.test(trimmed);
  return isNumber && Number(trimmed) <= most ? Number(trimmed) : null;
}

type Body = { readonly read: ModelSettings['body'] } | { readonly fault: Text };

/** Pilotfish sets these keys: another value would replace the chat. */
const reserved = ['model', 'messages', 'input', 'instructions', 'system', 'tools', 'stream'];

function readBody(text: string): Body {
  if (text.trim() === '') return { read: undefined };
  try {
    const read: unknown = JSON.parse(text);
    if (!isRecord(read)) return { fault: textOf('endpoint.body-wrong') };
    const key = reserved.find((each) => Object.hasOwn(read, each));
    return key === undefined ? { read } : { fault: textOf('endpoint.body-reserved', { key }) };
  } catch (error) {
    const key = keyBeforeFault(text, `${error}`);
    return {
      fault: key === null ? textOf('endpoint.body-wrong') : textOf('endpoint.body-wrong-at', { key }),
    };
  }
}

const tokens = /^(?:\s*(?:[{}[\],:]|"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false|null))*/;

/** The last key before the syntax error, at the parser's position if the parser reports one. */
function keyBeforeFault(text: string, message: string): string | null {
  const told = /at position (\d+)/.exec(message)?.[1];
  const end = told === undefined ? tokens.exec(text)?.[0].length : Number(told);
  const keys = [...text.slice(0, end).matchAll(/"((?:[^"\\]|\\.)*)"\s*:/g)];
  return keys.at(-1)?.[1] ?? null;
}
