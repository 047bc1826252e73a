import { type Text, textOf } from '../texts/text';

// File name rules: which names an entry of a folder may have, said while it is typed and held to by main. Pure.

/** Whose rules hold: a file system of Windows keeps some names and characters for itself. */
export type NameRules = 'windows' | 'posix';

/** By the root of a project: only those of Windows begin with a drive or a double backslash. */
export function nameRulesOf(root: string): NameRules {
  return /^([a-z]:|\\\\)/i.test(root) ? 'windows' : 'posix';
}

/** Why nothing can be called so, or null. */
export function nameFault(name: string, rules: NameRules): Text | null {
  if (name === '') return textOf('entries.name-empty');
  if (name === '.' || name === '..') return textOf('entries.name-dots', { name });
  if (name.includes('\0')) return textOf('entries.name-nul');
  if (name.includes('/')) return textOf('entries.name-character', { character: '/' });
  if (rules === 'windows') return windowsFault(name);
  return utf8Length(name) > longest ? textOf('entries.name-long') : null;
}

/** Of bytes in UTF-8, on Windows of UTF-16 units. */
const longest = 255;

function windowsFault(name: string): Text | null {
  const character = /[<>:"|?*\\]/.exec(name)?.[0];
  if (character !== undefined) return textOf('entries.name-character', { character });
  if ([...name].some((each) => each < ' ')) return textOf('entries.name-control');
  if (/[. ]$/.test(name)) return textOf('entries.name-end');
  if (reserved.test(name)) return textOf('entries.name-reserved', { name });
  return name.length > longest ? textOf('entries.name-long') : null;
}

/** Devices, with any ending; the digits also as superscripts. */
const reserved = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[1-9¹²³]) *(?:\.|$)/i;

function utf8Length(text: string): number {
  let length = 0;
  for (const character of text) length += bytesOf(character.codePointAt(0) ?? 0);
  return length;
}

function bytesOf(code: number): number {
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
