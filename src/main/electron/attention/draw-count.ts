// Draws a number on an icon, for systems that cannot: a digit in a disc in the lower right corner. Pure.

/**
 * Four bytes per pixel, row by row: blue, green, red, opacity. The colours are premultiplied, as on Windows and Linux.
 */
export type Bitmap = { readonly width: number; readonly height: number; readonly pixels: Uint8Array };

export function emptyBitmap(size: number): Bitmap {
  return { width: size, height: size, pixels: new Uint8Array(size * size * 4) };
}

/** `diameter` of the disc, in pixels. A number of two digits appears as 9+. */
export function drawCount(icon: Bitmap, count: number, diameter: number): Bitmap {
  const { width, height } = icon;
  const pixels = Uint8Array.from(icon.pixels);
  const [left, top] = [width - diameter, height - diameter];
  const rows = rowsOf(count > 9 ? '9+' : String(count));
  const scale = Math.max(1, Math.floor((diameter * 0.7) / Math.max(rows.length, rows[0]?.length ?? 0)));
  const isInk = (x: number, y: number) => {
    const column = Math.floor((x - (diameter - (rows[0]?.length ?? 0) * scale) / 2) / scale);
    return rows[Math.floor((y - (diameter - rows.length * scale) / 2) / scale)]?.[column] === '#';
  };
  for (let y = 0; y < diameter; y += 1)
    for (let x = 0; x < diameter; x += 1) {
      const colour = isInk(x + 0.5, y + 0.5) ? white : red;
      lay(pixels, ((top + y) * width + left + x) * 4, colour, coverage(x, y, diameter));
    }
  return { width, height, pixels };
}

/** `--color-danger-fill` of the page. */
const red = [0x2f, 0x26, 0xb3] as const;
const white = [0xff, 0xff, 0xff] as const;

/** The share of the pixel that the disc covers, from 0 to 1. */
function coverage(x: number, y: number, diameter: number): number {
  const radius = diameter / 2;
  const distance = Math.hypot(x + 0.5 - radius, y + 0.5 - radius);
  return Math.max(0, Math.min(1, radius - distance + 0.5));
}

function lay(pixels: Uint8Array, at: number, colour: readonly number[], opacity: number): void {
  for (const [channel, value] of [...colour, 0xff].entries())
    pixels[at + channel] = Math.round(value * opacity + (pixels[at + channel] ?? 0) * (1 - opacity));
}

/** The characters next to each other, with a blank column between them. */
function rowsOf(text: string): readonly string[] {
  return [0, 1, 2, 3, 4].map((row) => [...text].map((character) => glyphs[character]?.[row] ?? '').join(' '));
}

const glyphs: Readonly<Record<string, readonly string[]>> = {
  '1': [' # ', '## ', ' # ', ' # ', '###'],
  '2': ['###', '  #', '###', '#  ', '###'],
  '3': ['###', '  #', '###', '  #', '###'],
  '4': ['# #', '# #', '###', '  #', '  #'],
  '5': ['###', '#  ', '###', '  #', '###'],
  '6': ['###', '#  ', '###', '# #', '###'],
  '7': ['###', '  #', '  #', ' # ', ' # '],
  '8': ['###', '# #', '###', '# #', '###'],
  '9': ['###', '# #', '###', '  #', '###'],
  '+': ['   ', ' # ', '###', ' # ', '   '],
};
