// How deep a JSON text is nested, known before it is parsed: whatever walks through a value, recursion included, may
// then rely on an end.

export const deepestJson = 100;

/** Where the text goes deeper than `deepestJson` levels, or null. For a text that is no JSON as well. */
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
