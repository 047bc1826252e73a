import { tooDeepAt } from '@shared/base/json-depth';

// Finds the helpful sentence in the body of an error. Servers, gateways and proxies each put it in a different place.

const longest = 500;

/** At most 500 characters on one line; `''` if the body has no readable text. */
export function serverMessage(body: string): string {
  return sentenceIn(body).replace(/\s+/g, ' ').trim().slice(0, longest);
}

/** A web page, which model servers never send: a proxy, a gateway or a block answered instead. */
export function isPage(body: string): boolean {
  return /^\s*(?:<!doctype html|<html|<head|<title)\b/i.test(body);
}

function sentenceIn(value: unknown): string {
  if (typeof value === 'string') return sentenceInText(value);
  if (Array.isArray(value)) return sentenceInList(value);
  if (typeof value === 'object' && value !== null) return sentenceInFields(value);
  return '';
}

function sentenceInText(text: string): string {
  if (/^\s*</.test(text)) return titleOf(text);
  const json = parsed(text);
  if (json === undefined) return withSentenceOfJson(text);
  if (typeof json === 'string') return json;
  return typeof json === 'object' ? sentenceIn(json) : text;
}

/** Gateways include the answer of the server behind them in their own sentence. */
function withSentenceOfJson(text: string): string {
  const from = text.search(/[[{]/);
  const to = Math.max(text.lastIndexOf(']'), text.lastIndexOf('}')) + 1;
  if (from === -1 || to <= from) return text;
  const inner = sentenceIn(parsed(text.slice(from, to)));
  return inner === '' ? text : `${text.slice(0, from)}${inner}${text.slice(to)}`;
}

/** Undefined for text that is not JSON; null if it is nested too deep. */
function parsed(text: string): unknown {
  if (tooDeepAt(text) !== null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const mostOfList = 3;

function sentenceInList(list: readonly unknown[]): string {
  const sentences = list.map(sentenceIn).filter((sentence) => sentence !== '');
  return [...new Set(sentences)].slice(0, mostOfList).join('; ');
}

/** Nested fields are closer to the cause, so objects and lists are read first. */
const nestedPlaces = ['metadata', 'error', 'errors', 'fault', 'base_resp', 'raw', 'detail', 'message'];
const textPlaces = [
  ...['raw', 'message', 'msg', 'detail', 'error_description', 'faultstring', 'status_msg', 'error_msg'],
  ...['errormessage', 'error', 'errors', 'title', 'reason'],
];

function sentenceInFields(given: object): string {
  const fields = new Map(Object.entries(given).map(([name, value]) => [name.toLowerCase(), value]));
  const nested = nestedPlaces.map((name) => fields.get(name)).filter((value) => typeof value === 'object');
  const found = nested.map(sentenceIn).find((sentence) => sentence !== '');
  if (found !== undefined) return found;
  const texts = textPlaces.map((name) => fields.get(name)).filter((value) => typeof value === 'string');
  const sentences = texts.map(sentenceInText).filter((text) => text.trim() !== '');
  // A single word is a kind of error, e.g. "Unauthorized"; another field has the reason.
  const sentence = sentences.find((text) => /\S\s\S/.test(text)) ?? sentences[0] ?? '';
  return withPlace(fields.get('loc'), sentence);
}

/** Adds the location of the fault in the request, in the form of validators. */
function withPlace(location: unknown, sentence: string): string {
  return Array.isArray(location) && sentence !== '' ? `${location.join('.')}: ${sentence}` : sentence;
}

function titleOf(page: string): string {
  const title = /<title[^>]*>([^<]*)/i.exec(page)?.[1] ?? '';
  return title.replace(/&(#?\w+);/g, (entity, name: string) => characters[name] ?? entity);
}

const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#039': "'",
  nbsp: ' ',
};
