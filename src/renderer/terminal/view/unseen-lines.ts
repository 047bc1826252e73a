// Leaves out the lines of a flood that scroll away before anyone can see them. Pure.

/**
 * The number of leading characters that always stay: they may belong to a sequence that started in the previous text.
 */
const head = 4096;

/** The characters that start a new line. */
export type LineBreak = '\n' | '\r\n';

/**
 * Removes the plain lines of `text` that at least `kept` further lines follow. A terminal that stores fewer lines
 * looks the same.
 */
export function withoutUnseenLines(text: string, kept: number, lineBreak: LineBreak): string {
  const end = startOfLastLines(text, kept, lineBreak);
  if (end <= head) return text;
  const plain = text.indexOf(lineBreak, afterLastControl(text, head, end));
  const start = plain + lineBreak.length;
  return start < end ? text.slice(0, start) + text.slice(end) : text;
}

/** The start of the last `count` lines; 0 if there are fewer. */
function startOfLastLines(text: string, count: number, lineBreak: LineBreak): number {
  // Even empty lines need their breaks.
  if (text.length < count * lineBreak.length) return 0;
  let at = text.length;
  for (let lines = 0; lines <= count && at > 0; lines += 1) at = text.lastIndexOf(lineBreak, at - 1);
  return at > 0 ? at + lineBreak.length : 0;
}

/** Control characters other than line breaks and tabs do more than fill lines. */
function afterLastControl(text: string, start: number, end: number): number {
  for (let at = end - 1; at >= start; at -= 1) {
    const code = text.charCodeAt(at);
    const isControl =
      code < 0x20 ? code !== 0x0a && code !== 0x0d && code !== 0x09 : code > 0x7e && code < 0xa0;
    if (isControl) return at + 1;
  }
  return start;
}
