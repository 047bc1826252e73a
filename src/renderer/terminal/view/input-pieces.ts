/** The maximum length of input in one call to the main process. */
const longest = 32_000;

/** Splits the text into pieces of whole characters that fit into a call. */
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
