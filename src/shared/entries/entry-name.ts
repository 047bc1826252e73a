import { type Text, textOf } from '../texts/text';

// File name rules: valid names for an entry of a folder. The window checks a name while the user types it, and the main
// process enforces the rules. Pure.

/** The system of the rules. A file system of Windows reserves some names and characters. */
export type NameRules = 'windows' | 'posix';

/** By the root of a project: only roots of Windows begin with a drive or a double backslash. */
export function nameRulesOf(root: string): NameRules {
  return /^([a-z]:|\\\\)/i.test(root) ? 'windows' : 'posix';
}

/** Why the name is invalid, or null. */
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

/** Such a name looks like another name, or empty. */
function invisibleFault(name: string): Text | null {
  if (/[\x00-\x1f\x7f-\x9f]/.test(name)) return textOf('entries.name-control');
  if (invisible.test(name)) return textOf('entries.name-blank');
  const code = neverNeeded.exec(name)?.[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return code === undefined ? null : textOf('entries.name-invisible', { code });
}

const invisible = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;
/**
 * Direction marks, separators, zero-width blanks, fillers and soft hyphens. Joiners, variation selectors and tags are
 * allowed, because emoji and some scripts need them.
 */
const neverNeeded =
  /[\u2028\u2029]|(?!\u200c|\u200d|\p{Variation_Selector}|[\u180e\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}/u;

/** In bytes of UTF-8, on Windows in UTF-16 units. */
const longest = 255;

function windowsFault(name: string): Text | null {
  const character = /[<>:"|?*\\]/.exec(name)?.[0];
  if (character !== undefined) return textOf('entries.name-character', { character });
  if (/[. ]$/.test(name)) return textOf('entries.name-end');
  if (reserved.test(name)) return textOf('entries.name-reserved', { name });
  return name.length > longest ? textOf('entries.name-long') : null;
}

/** Devices, with any extension; the digits also as superscripts. */
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
