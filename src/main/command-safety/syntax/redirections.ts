import { textOf } from '@shared/texts/text';
import { type HereDocument, invalid, type Reader, skipBlanks } from './command-reader';
import { NotUnderstood } from './not-understood';
import { unknownText } from './unknown-text';
import { readValue, readWords } from './word-reader';

// Redirections: the targets of a command's output, and the sources of its input.

export type Redirection =
  | { readonly kind: 'writes' | 'reads'; readonly path: string }
  | { readonly kind: 'given'; readonly given: { readonly text: string | null } }
  /** To another descriptor, or to `/dev/null`. */
  | { readonly kind: 'nothing' };

/** Null if no redirection begins here. */
export function readRedirection(reader: Reader): Redirection | null {
  const ahead = reader.text.slice(reader.at, reader.at + 10);
  const [whole, operator = ''] = /^\d?(&>>|&>|>>|>\||>&|<<<|<<-|<<|<&|>|<(?![(>]))/.exec(ahead) ?? [];
  if (whole === undefined || /^[<>]\(/.test(ahead.slice(whole.length - 1))) return null;
  const start = reader.at;
  reader.at += whole.length;
  skipBlanks(reader);
  if (operator === '<<' || operator === '<<-') return readHereDocumentStart(reader, operator === '<<-');
  if (operator === '<<<') return { kind: 'given', given: { text: onlyLiteral(reader) } };
  const [target, ...others] = targetOf(reader, start);
  if (target === undefined) throw invalid();
  if (/^[<>]&$/.test(operator) && /^(?:\d|-)$/.test(target)) return { kind: 'nothing' };
  if (operator === '<&') throw notUnderstood(reader, start);
  if (target === '/dev/null') return { kind: 'nothing' };
  return { kind: operator === '<' ? 'reads' : 'writes', path: others.length > 0 ? unknownText : target };
}

function notUnderstood({ text, at }: Reader, start: number): NotUnderstood {
  return new NotUnderstood(
    textOf('not-understood.redirection', { redirection: text.slice(start, at).slice(0, 80) }),
  );
}

/** The possible targets. A pattern counts as an unknown name. */
function targetOf(reader: Reader, start: number): readonly string[] {
  const words = readWords(reader);
  const [values, ...others] = words ?? [];
  if (values === undefined || others.length > 0) throw notUnderstood(reader, start);
  return values.map(({ text, isPattern }) => {
    if (text === '') throw notUnderstood(reader, start);
    return isPattern && !text.startsWith('~/') ? unknownText : text;
  });
}

/** The text if it is literal, with the line end that a here-string gets; else null. */
function onlyLiteral(reader: Reader): string | null {
  const [only, ...others] = readValue(reader);
  return only === undefined || others.length > 0 || only.isPattern ? null : `${only.text}\n`;
}

function readHereDocumentStart(reader: Reader, withoutTabs: boolean): Redirection {
  const [source = ''] =
    /^(?:[\w.-]+|'[^'\n]+'|"[\w .-]+"|\\[\w-]+)/.exec(reader.text.slice(reader.at, reader.at + 200)) ?? [];
  const next = reader.text[reader.at + source.length] ?? '\n';
  if (source === '' || !/[\s;|&)<>]/.test(next)) throw notUnderstood(reader, reader.at - 2);
  reader.at += source.length;
  const given: HereDocument = {
    delimiter: source.replace(/^['"\\]|['"]$/g, ''),
    isQuoted: /^['"\\]/.test(source),
    withoutTabs,
    text: null,
  };
  reader.pending.push(given);
  return { kind: 'given', given };
}

/** Joins without resolving `..`: after a link, only the system knows its meaning. */
export function fromDirectory(directory: string, path: string): string {
  return directory === '' || /^[/~*]/.test(path) ? path : `${directory}/${path}`;
}
