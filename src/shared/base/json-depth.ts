// Depth of a JSON text, known before it is parsed. So code that walks through the value, for example by recursion, is
// sure to end.

export const deepestJson = 100;

/** The position where the text exceeds `deepestJson` levels, or null. Also works for invalid JSON. */
export function tooDeepAt(text: string): number | null {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (isInString) {
      if (character === '\\') at += 1;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === ']' || character === '}') depth -= 1;
    else if (character === '[' || character === '{') {
      depth += 1;
      if (depth > deepestJson) return at;
    }
  }
  return null;
}
