// The final lines of a terminal's output: a progress bar that is drawn a thousand times becomes one line.

export type SettledLines = {
  /** Takes text as the command printed it. Returns the finished lines, each with its `\n`. */
  push(text: string): string;
  /** The unfinished line in its current form. */
  pending(): string;
  /** The last line if its line feed is missing. */
  end(): string;
};

/** A longer line is returned in pieces, so that memory is limited. */
const longestLine = 100_000;

/** An open sequence longer than this, in characters, does not count as a code. */
const longestCode = 4096;

/** Control sequences (ECMA-48), control strings (OSC and others) with their terminators, and single codes. */
const code =
  /^(?:(?:\u001b\[|\u009b)(?<numbers>[\d;:?<=>]*)[ !"'$*]*(?<final>[@-~])|\u001b[\]PX^_][\s\S]*?(?:\u0007|\u001b\\|\u009c)|\u001b[()#%][\s\S]|\u001b[^[\]PX^_()#%])/;
const beginsCode = /^(?:\u001b(?:\[[^@-~]*|[\]PX^_][\s\S]*|[()#%])?|\u009b[^@-~]*)$/;
const special = /[\r\n\b\u001b\u009b\0]/;
/** Everything that changes a line after it was printed, or does not belong to it. */
const change = /\r(?!\n)|[\b\u001b\u009b\0]/;
const blank = /(?<![^\n])[^\S\n]+(?=\n)/g;

export function createSettledLines(): SettledLines {
  let line = '';
  let cursor = 0;
  let held = '';

  const write = (text: string) => {
    if (cursor > line.length) line = line.padEnd(cursor);
    line =
      cursor === line.length ? line + text : line.slice(0, cursor) + text + line.slice(cursor + text.length);
    cursor += text.length;
  };
  const move = (final: string, count: number) => {
    if (final === 'K') line = erased(line, cursor, count);
    else if (final === 'G') cursor = Math.max(0, count - 1);
    else if (final === 'D') cursor = Math.max(0, cursor - (count || 1));
    else if (final === 'C') cursor = Math.min(longestLine, cursor + (count || 1));
  };
  const taken = () => {
    const whole = line.trimEnd() === '' ? '' : line;
    [line, cursor] = ['', 0];
    return whole;
  };

  const push = (given: string): string => {
    let rest = held + given;
    held = '';
    let out = '';
    while (rest !== '') {
      if (line === '' && cursor === 0) {
        const lines = plainLines(rest);
        rest = rest.slice(lines.length);
        out += lines.replaceAll('\r\n', '\n').replace(blank, '');
      }
      const at = rest.search(special);
      const plain = at === -1 ? rest : rest.slice(0, at);
      if (plain !== '') write(plain);
      rest = rest.slice(plain.length);
      if (line.length > longestLine) out += taken();
      const [first] = rest;
      if (first === undefined) break;
      if (first === '\n') out += `${taken()}\n`;
      else if (first === '\r') cursor = 0;
      else if (first === '\b') cursor = Math.max(0, cursor - 1);
      // Programs treat a text with NUL as binary.
      else if (first === '\0') write('\ufffd');
      else {
        const found = code.exec(rest);
        if (found === null && rest.length <= longestCode && beginsCode.test(rest)) {
          held = rest;
          break;
        }
        const { numbers = '', final = '' } = found?.groups ?? {};
        if (/^\d*$/.test(numbers)) move(final, Number(numbers));
        rest = rest.slice(found?.[0].length ?? 1);
        continue;
      }
      rest = rest.slice(1);
    }
    return out;
  };
  return {
    push,
    pending: () => line,
    end() {
      held = '';
      return taken();
    },
  };
}

/** Whole lines at the beginning of the text that are final as they are: nearly all lines of most commands. */
function plainLines(text: string): string {
  const end = text.search(change);
  return text.slice(0, (end === -1 ? text : text.slice(0, end)).lastIndexOf('\n') + 1);
}

/** `how`: 0 to the end, 1 to the beginning, 2 the whole line, as in `EL`. */
function erased(line: string, cursor: number, how: number): string {
  if (how === 0) return line.slice(0, cursor);
  if (how === 1) return line.slice(cursor + 1).padStart(line.length);
  return how === 2 ? '' : line;
}
