// The end of a command's output as lines of coloured text. Carriage returns and erasures are applied, and sequences
// that only move the cursor are dropped. Pure. For a short view: the real terminal is one click away.

export type AnsiStyle = {
  /** 0 to 15. */
  readonly color: number | null;
  readonly bold: boolean;
  readonly dim: boolean;
};
export type AnsiSpan = AnsiStyle & { readonly text: string };
export type AnsiLine = readonly AnsiSpan[];

const plain: AnsiStyle = { color: null, bold: false, dim: false };

// CSI; OSC, DCS, PM, APC and SOS with their text (cut off at the end or not); other escapes.
const sequence =
  /\x1b\[(?<parameters>[0-?]*)[ -/]*(?<final>[@-~])|\x1b[\]PX^_][^\x07\x1b\x9c]*(?:\x07|\x1b\\|\x9c|$)|\x1b[ -/]*[0-~]?|[\r\n\b\t]|[\x00-\x1f\x7f-\x9f]/g;

/** The last `count` lines, excluding an empty last line. */
export function ansiLines(text: string, count: number): readonly AnsiLine[] {
  const screen = createScreen();
  let at = 0;
  for (const match of text.matchAll(sequence)) {
    screen.print(text.slice(at, match.index));
    at = match.index + match[0].length;
    screen.obey(match[0], match.groups?.final ?? null, match.groups?.parameters ?? '');
  }
  screen.print(text.slice(at));
  return screen.lines().slice(-count);
}

type Cell = { readonly character: string; readonly style: AnsiStyle };

function createScreen() {
  const lines: Cell[][] = [[]];
  let column = 0;
  let style = plain;
  const current = () => lines.at(-1) ?? [];

  const print = (text: string) => {
    const line = current();
    for (const character of text) {
      while (line.length < column) line.push({ character: ' ', style: plain });
      line[column] = { character, style };
      column += 1;
    }
  };
  const erase = (parameters: string) => {
    if (parameters === '' || parameters === '0') current().length = Math.min(current().length, column);
    else if (parameters === '2') current().length = 0;
  };
  const obey = (whole: string, final: string | null, parameters: string) => {
    if (whole === '\n') lines.push([]);
    if (whole === '\n' || whole === '\r') column = 0;
    else if (whole === '\b') column = Math.max(0, column - 1);
    else if (whole === '\t') print(' '.repeat(8 - (column % 8)));
    else if (final === 'm') style = styled(style, parameters);
    else if (final === 'K') erase(parameters);
    else if (final === 'G') column = Math.min(1000, Math.max(0, Number(parameters || 1) - 1));
  };
  return {
    print,
    obey,
    lines: (): readonly AnsiLine[] => {
      const shown = current().length === 0 ? lines.slice(0, -1) : lines;
      return shown.map(spansOf);
    },
  };
}

function spansOf(cells: readonly Cell[]): AnsiLine {
  const starts = cells.flatMap(({ style }, index) => (isSame(style, cells[index - 1]?.style) ? [] : [index]));
  return starts.map((start, index) => {
    const run = cells.slice(start, starts[index + 1]);
    return { ...(run[0]?.style ?? plain), text: run.map(({ character }) => character).join('') };
  });
}

function isSame(a: AnsiStyle, b: AnsiStyle | undefined): boolean {
  return b !== undefined && a.color === b.color && a.bold === b.bold && a.dim === b.dim;
}

function styled(style: AnsiStyle, parameters: string): AnsiStyle {
  const codes = parameters.split(/[;:]/).map(Number);
  let next = style;
  for (let index = 0; index < codes.length; index += 1) {
    const code = codes[index] ?? 0;
    if (code === 38 || code === 48) {
      const isPalette = codes[index + 1] === 5;
      if (code === 38) next = { ...next, color: isPalette ? basicColor(codes[index + 2]) : null };
      index += isPalette ? 2 : 4;
    } else next = afterCode(next, code);
  }
  return next;
}

function afterCode(style: AnsiStyle, code: number): AnsiStyle {
  if (code === 0) return plain;
  if (code === 1) return { ...style, bold: true };
  if (code === 2) return { ...style, dim: true };
  if (code === 22) return { ...style, bold: false, dim: false };
  if (code >= 30 && code <= 37) return { ...style, color: code - 30 };
  if (code >= 90 && code <= 97) return { ...style, color: code - 90 + 8 };
  return code === 39 ? { ...style, color: null } : style;
}

function basicColor(index: number | undefined): number | null {
  return index !== undefined && index >= 0 && index < 16 ? index : null;
}
