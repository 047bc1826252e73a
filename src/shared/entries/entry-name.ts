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
  const unseen = invisibleFault(name);
  if (unseen !== null) return unseen;
  if (rules === 'windows') return windowsFault(name);
  return utf8Length(name) > longest ? textOf('entries.name-long') : null;
}

/** Who sees such a name in a list takes it for another, or for none. */
function invisibleFault(name: string): Text | null {
  if (/[\x00-\x1f\x7f-\x9f]/.test(name)) return textOf('entries.name-control');
  if (invisible.test(name)) return textOf('entries.name-blank');
  const code = neverNeeded.exec(name)?.[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return code === undefined ? null : textOf('entries.name-invisible', { code });
}

const invisible = /^(?:[\s\p{Cf}\u115f\u1160\u2800\u3164\uffa0]|[\ufe00-\ufe0f])*$/u;
/** Direction marks, separators, and blanks without width. Joiners are part of emoji and of some scripts. */
const neverNeeded = /[\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/;

/** Of bytes in UTF-8, on Windows of UTF-16 units. */
const longest = 255;

function windowsFault(name: string): Text | null {
  const character = /[<>:"|?*\\]/.exec(name)?.[0];
  if (character !== undefined) return textOf('entries.name-character', { character });
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
