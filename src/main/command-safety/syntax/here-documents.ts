import { type HereDocument, invalid, type Reader } from './command-reader';
import { readBackquoted, readDollar } from './expansions';

// Here-documents: texts after a line that a command of the line gets as its input.

/** Reads a here-document. The position is at the beginning of a line. */
export function readHereDocument(reader: Reader, each: HereDocument): void {
  const start = reader.at;
  let at = start;
  for (;;) {
    const end = reader.text.indexOf('\n', at);
    const line = reader.text.slice(at, end === -1 ? undefined : end);
    if ((each.withoutTabs ? line.replace(/^\t+/, '') : line) === each.delimiter) {
      each.text = readBody(reader, each, { start, end: at });
      reader.at = end === -1 ? reader.text.length : end;
      // The line end after the delimiter also ends the command, except on the last line.
      if (end !== -1) reader.at += 1;
      return;
    }
    // Without the delimiter, bash would take the rest of the text and print a warning.
    if (end === -1) throw invalid();
    at = end + 1;
  }
}

type Body = { readonly start: number; readonly end: number };

/** The text, or null if bash expands something in it. Reads commands in it. */
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
