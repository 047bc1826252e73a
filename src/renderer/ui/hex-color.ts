/** Converts a computed colour, `rgb(8, 101, 122)` or `rgb(0 0 0 / 50%)`, to `#rrggbb` or `#rrggbbaa`. */
export function hexOf(computed: string): string {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (computed.match(/[\d.]+%?/g) ?? []).map(fraction);
  const hex = [red, green, blue].map(pair).join('');
  return `#${hex}${alpha === 1 ? '' : pair(alpha * 255)}`;
}

function fraction(part: string): number {
  return part.endsWith('%') ? Number.parseFloat(part) / 100 : Number(part);
}

function pair(channel: number): string {
  return Math.round(channel).toString(16).padStart(2, '0');
}
