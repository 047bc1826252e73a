import { type HereDocument, invalid, type Reader } from './command-reader';
import { readBackquoted, readDollar } from './expansions';

// Here-documents: the texts behind a line that a command of it gets as its input.

/** From the beginning of a line on. */
export function readHereDocument(reader: Reader, each: HereDocument): void {
  const start = reader.at;
  let at = start;
  for (;;) {
    const end = reader.text.indexOf('\n', at);
    const line = reader.text.slice(at, end === -1 ? undefined : end);
    if ((each.withoutTabs ? line.replace(/^\t+/, '') : line) === each.delimiter) {
      each.text = readBody(reader, each, { start, end: at });
      reader.at = end === -1 ? reader.text.length : end;
      // The line end behind it ends the command as well, but for that of the last line.
      if (end !== -1) reader.at += 1;
      return;
    }
    // Bash would take all that is left, and say so.
    if (end === -1) throw invalid();
    at = end + 1;
  }
}

type Body = { readonly start: number; readonly end: number };

/** Null where something is put in when it runs; commands of it are read. */
function readBody(
  reader: Reader,
  { isQuoted, withoutTabs }: HereDocument,
  { start, end }: Body,
): string | null {
  const body = reader.text.slice(start, end);
  const text = withoutTabs ? body.replace(/^\t+/gm, '') : body;
  if (isQuoted || !/[$`\\]/.test(body)) return text;
  for (reader.at = start; reader.at < end; ) {
    const sign = reader.text[reader.at];
    if (sign === '$') readDollar(reader, 'quoted');
    else if (sign === '`') readBackquoted(reader, 'quoted');
    else reader.at += sign === '\\' ? 2 : 1;
  }
  if (reader.at > end) throw invalid();
  return null;
}
