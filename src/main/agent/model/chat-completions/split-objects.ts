/** The JSON objects of a text that consists of two or more of them; empty for any other text. */
export function splitObjects(text: string): string[] {
  if (!/\}\s*\{/.test(text)) return [];
  const objects: string[] = [];
  let from = 0;
  for (const { index } of text.matchAll(/\}(?=\s*(?:\{|$))/g)) {
    const piece = text.slice(from, index + 1);
    if (!isObject(piece)) continue;
    objects.push(piece.trim());
    from = index + 1;
  }
  return objects.length > 1 && text.slice(from).trim() === '' ? objects : [];
}

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}
