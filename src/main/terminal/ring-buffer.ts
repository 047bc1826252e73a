// Ring buffer for the end of an output, at a cost that does not grow with it: bytes are kept, and made text when asked
// for.

export type RingBuffer = {
  /** `bytes` are whole characters of UTF-8. */
  push(bytes: Buffer): void;
  /** The last characters, at most as many as wanted; no half of one that takes two. */
  text(): string;
  /** The same, and starts over. */
  take(): string;
};

/** A UTF-16 unit takes at most three bytes of UTF-8. */
const bytesPerUnit = 3;

/** So many small pieces are joined to one. */
const mostPieces = 500;

/** `length` in UTF-16 units. */
export function createRingBuffer(length: number): RingBuffer {
  const needed = length * bytesPerUnit;
  let pieces: Buffer[] = [];
  let size = 0;

  const dropFirst = (): boolean => {
    const first = pieces[0]?.length ?? 0;
    if (first === 0 || size - first < needed) return false;
    pieces.shift();
    size -= first;
    return true;
  };
  const text = () => wholePairs(Buffer.concat(pieces).toString().slice(-length));
  return {
    push(bytes) {
      if (bytes.length === 0) return;
      pieces.push(bytes);
      size += bytes.length;
      while (dropFirst());
      if (pieces.length > mostPieces) pieces = [Buffer.concat(pieces)];
    },
    text,
    take() {
      const end = text();
      [pieces, size] = [[], 0];
      return end;
    },
  };
}

/** Without the half of a surrogate pair at either end. */
export function wholePairs(text: string): string {
  return text.replace(/^[\udc00-\udfff]/, '').replace(/[\ud800-\udbff]$/, '');
}
