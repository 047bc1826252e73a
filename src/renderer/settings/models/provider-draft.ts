import type { Price } from '@shared/cost/price-schema';
import type { ProtocolName } from '@shared/models/protocol-names';
import type { Preset } from '@shared/settings/presets';
import type { ModelSettings, ProviderView } from '@shared/settings/settings';
import { namesUser, type Provider, providerSchema } from '@shared/settings/settings-schema';
import { type Text, textOf } from '@shared/texts/text';
import { meantAddress } from './meant-address';
import {
  modelsWith,
  noOptions,
  type OptionErrors,
  type OptionTexts,
  optionTexts,
  readOptions,
  readTokens,
} from './model-options';
import { parsePrice, priceText } from './price-text';

// Contents of the provider form: text, until it is checked and becomes a provider. Pure.

export type ProviderDraft = {
  /** The provider's id in the settings; null until it is saved. */
  readonly id: string | null;
  readonly name: string;
  readonly baseUrl: string;
  /** Null: the protocol follows from the address. */
  readonly protocol: ProtocolName | null;
  readonly model: string;
  /** For titles and summaries; if empty, Pilotfish uses the chat's model. */
  readonly smallModel: string;
  /** Options of the model, as typed. */
  readonly options: OptionTexts;
  /** The user typed the options in this form, so they also apply to another model that lacks stored options. */
  readonly areOptionsTyped: boolean;
  /** Stored options of all its models. */
  readonly models: Provider['models'];
  /** Tokens, as typed; if empty, Pilotfish uses the known value of the model. */
  readonly contextWindow: string;
  /** Price of the model, as typed (`price-text.ts`); empty if unknown. */
  readonly price: string;
  /** The user typed the price in this form, so it also applies to another model that lacks a known price. */
  readonly isPriceTyped: boolean;
  /** Stored prices of all its models. */
  readonly prices: Readonly<Record<string, Price>>;
  /** `Name: value`, one a line. */
  readonly headers: string;
  /** `name=value`, one a line. */
  readonly query: string;
  /** The command that prints the key, or empty. */
  readonly keyCommand: string;
  /** The stored headers also go to the new server if the provider moves. */
  readonly headersGoAlong: boolean;
  /** Absent: the known value of the model applies. */
  readonly images?: boolean | undefined;
  readonly files?: boolean | undefined;
  readonly tools?: boolean | undefined;
  /** Further keys of the saved provider, outside the form. Saving preserves them. */
  readonly others: Partial<Provider>;
};

export type DraftErrors = OptionErrors &
  Readonly<
    Partial<Record<'name' | 'baseUrl' | 'model' | 'contextWindow' | 'price' | 'headers' | 'query', Text>>
  >;

export type CheckedDraft =
  | { readonly kind: 'valid'; readonly provider: Provider }
  | { readonly kind: 'invalid'; readonly errors: DraftErrors };

export const emptyDraft: ProviderDraft = {
  id: null,
  name: '',
  baseUrl: '',
  protocol: null,
  model: '',
  smallModel: '',
  options: noOptions,
  areOptionsTyped: false,
  models: undefined,
  contextWindow: '',
  price: '',
  isPriceTyped: false,
  prices: {},
  headers: '',
  query: '',
  keyCommand: '',
  headersGoAlong: false,
  others: {},
};

export function draftFromPreset(preset: Preset, model = ''): ProviderDraft {
  return { ...emptyDraft, name: preset.name, baseUrl: preset.baseUrl, model };
}

export function draftFromProvider(provider: Provider & Partial<ProviderView>): ProviderDraft {
  const { id, name, baseUrl, model, images, files, tools, ...rest } = provider;
  const { protocol, smallModel, models, contextWindow, prices, headers, query, keyCommand, ...more } = rest;
  const { hasKey, origin, known, ...others } = more;
  return {
    id,
    name,
    baseUrl,
    model,
    models,
    images,
    files,
    tools,
    others,
    protocol: protocol ?? null,
    smallModel: smallModel ?? '',
    options: optionTexts(models?.[model]),
    areOptionsTyped: false,
    contextWindow: contextWindow === undefined ? '' : String(contextWindow),
    price: knownPrice(prices, model),
    isPriceTyped: false,
    prices: prices ?? {},
    headers: Object.entries(headers)
      .map(([field, value]) => `${field}: ${value}`)
      .join('\n'),
    query: Object.entries(query ?? {})
      .map(([parameter, value]) => `${parameter}=${value}`)
      .join('\n'),
    keyCommand: keyCommand ?? '',
    headersGoAlong: false,
  };
}

/**
 * The provider that the draft describes, or the errors by field. A new provider gets an id that is not in `takenIds`.
 */
export function checkDraft(draft: ProviderDraft, takenIds: readonly string[]): CheckedDraft {
  const name = draft.name.trim();
  const model = draft.model.trim();
  const headers = parseHeaders(draft.headers);
  const query = parseQuery(draft.query);
  const contextWindow = readTokens(draft.contextWindow);
  const price = parsePrice(draft.price);
  const options = readOptions(draft.options);
  const errors: DraftErrors = {
    ...(name === '' && { name: textOf('endpoint.name-missing') }),
    ...addressError(draft.baseUrl),
    ...(model === '' && { model: textOf('endpoint.model-missing') }),
    ...(contextWindow === null && { contextWindow: textOf('endpoint.context-window-wrong') }),
    ...(price === null && { price: textOf('endpoint.price-wrong') }),
    ...('fault' in headers && { headers: headers.fault }),
    ...('fault' in query && { query: query.fault }),
    ...(options.kind === 'invalid' && options.errors),
  };
  if (
    Object.keys(errors).length > 0 ||
    'fault' in headers ||
    'fault' in query ||
    options.kind === 'invalid' ||
    contextWindow === null ||
    price === null
  )
    return { kind: 'invalid', errors };
  const provider: Provider = {
    ...draft.others,
    id: draft.id ?? freeId(name, takenIds),
    name,
    baseUrl: meantAddress(draft.baseUrl).replace(/\/+$/, ''),
    model,
    headers: headers.read,
    ...(draft.images !== undefined && { images: draft.images }),
    ...(draft.files !== undefined && { files: draft.files }),
    ...(draft.tools !== undefined && { tools: draft.tools }),
    ...(Object.keys(query.read).length > 0 && { query: query.read }),
    ...(draft.keyCommand.trim() !== '' && { keyCommand: draft.keyCommand.trim() }),
    ...(contextWindow !== undefined && { contextWindow }),
    ...pricesWith(draft, price),
    ...(draft.protocol !== null && { protocol: draft.protocol }),
    ...(draft.smallModel.trim() !== '' && { smallModel: draft.smallModel.trim() }),
    ...modelsOf(draft, options.options),
  };
  return { kind: 'valid', provider };
}

/**
 * The draft for another model. Its price is the stored one, or else the provider's, or else the price typed in this
 * form. Its options are the stored ones, or else those typed in this form.
 */
export function withModel(draft: ProviderDraft, model: string, listed: Price | null): ProviderDraft {
  const known = knownPrice(draft.prices, model.trim()) || (listed === null ? '' : priceText(listed));
  const typed = draft.isPriceTyped ? draft.price : '';
  return {
    ...draft,
    model,
    price: known || typed,
    isPriceTyped: known === '' && typed !== '',
    ...optionsFor(draft, model.trim()),
  };
}

function optionsFor(
  { options, areOptionsTyped, models = {} }: ProviderDraft,
  model: string,
): Pick<ProviderDraft, 'options' | 'areOptionsTyped'> {
  const isKnown = Object.hasOwn(models, model);
  if (areOptionsTyped && !isKnown) return { options, areOptionsTyped };
  return { options: isKnown ? optionTexts(models[model]) : noOptions, areOptionsTyped: false };
}

function modelsOf({ models, model }: ProviderDraft, options: ModelSettings): Pick<Provider, 'models'> {
  const all = modelsWith(models, model.trim(), options);
  return all === undefined ? {} : { models: all };
}

function knownPrice(prices: Provider['prices'] = {}, model: string): string {
  const price = Object.hasOwn(prices, model) ? prices[model] : undefined;
  return price ? priceText(price) : '';
}

function pricesWith({ prices, model }: ProviderDraft, price: Price | undefined): Pick<Provider, 'prices'> {
  const others = Object.entries(prices).filter(([name]) => name !== model.trim());
  const all = price ? [...others, [model.trim(), price] as const] : others;
  return all.length === 0 ? {} : { prices: Object.fromEntries(all) };
}

/** The current errors of the draft, by field. */
export function errorsOf(draft: ProviderDraft): DraftErrors {
  const checked = checkDraft(draft, []);
  return checked.kind === 'invalid' ? checked.errors : {};
}

function addressError(url: string): DraftErrors {
  if (isAddress(url)) return {};
  return { baseUrl: userError(url) ?? textOf('endpoint.base-url-wrong') };
}

/** The form shows this error while the user types, because further text cannot correct the address. */
export function userError(url: string): Text | undefined {
  const isNamed = namesUser(url) || namesUser(`https://${url.trim()}`);
  return isNamed ? textOf('endpoint.base-url-names-user') : undefined;
}

/** Whether the text can be the address of a provider, with or without its scheme. */
export function isAddress(typed: string): boolean {
  return providerSchema.shape.baseUrl.safeParse(meantAddress(typed)).success;
}

/** The headers in the form; empty if a line is invalid. */
export function draftHeaders({ headers }: ProviderDraft): Record<string, string> {
  const parsed = parseHeaders(headers);
  return 'fault' in parsed ? {} : parsed.read;
}

/** The query parameters in the form; empty if a line is invalid. */
export function draftQuery({ query }: ProviderDraft): Record<string, string> {
  const parsed = parseQuery(query);
  return 'fault' in parsed ? {} : parsed.read;
}

type Lines = { readonly read: Record<string, string> } | { readonly fault: Text };

function parseHeaders(text: string): Lines {
  return parseLines(text, header, 'endpoint.headers-wrong');
}

function parseQuery(text: string): Lines {
  return parseLines(text, parameter, 'endpoint.query-wrong');
}

const header = /^\s*(?<name>[!#$%&'*+.^_`|~\w-]+)\s*:\s*(?<value>.*?)\s*$/;
const parameter = /^\s*[?&]?(?<name>[^\s=&?#]+)\s*=\s*(?<value>.*?)\s*$/;

/** The values of the lines, or the error of the first invalid line. */
function parseLines(
  text: string,
  pattern: RegExp,
  wrong: 'endpoint.headers-wrong' | 'endpoint.query-wrong',
): Lines {
  const read: Record<string, string> = {};
  for (const line of text.split('\n').filter((candidate) => candidate.trim() !== '')) {
    const match = pattern.exec(line)?.groups;
    if (match?.name === undefined) return { fault: textOf(wrong, { line: line.trim() }) };
    read[match.name] = match.value ?? '';
  }
  return { read };
}

function freeId(name: string, taken: readonly string[]): string {
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const base = slug === '' || reserved.includes(slug) ? `provider${slug && `-${slug}`}` : slug;
  if (!taken.includes(base)) return base;
  for (let count = 2; ; count += 1) if (!taken.includes(`${base}-${count}`)) return `${base}-${count}`;
}

/** Ids with another meaning: the built-in demo model and the environment's provider. */
const reserved = ['demo', 'environment'];
