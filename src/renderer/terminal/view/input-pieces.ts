/** The longest piece of input that goes to main at once. */
const longest = 32_000;

/** The text in pieces that fit into a call each, never between the halves of one character. */
export function inputPieces(text: string): readonly string[] {
  const pieces: string[] = [];
  for (let start = 0; start < text.length; ) {
    const cut = start + longest;
    const end = isFirstHalf(text.charCodeAt(cut - 1)) && cut < text.length ? cut - 1 : cut;
    pieces.push(text.slice(start, end));
    start = end;
  }
  return pieces;
}

function isFirstHalf(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}
