// Ring buffer for the end of an output, at constant cost. It stores bytes and converts them to text on demand.

export type RingBuffer = {
  /** `bytes` are whole characters of UTF-8. */
  push(bytes: Buffer): void;
  /** The last characters, up to the length. A surrogate pair is never split. */
  text(): string;
  /** The same, and clears the buffer. */
  take(): string;
};

/** A UTF-16 unit takes at most three bytes of UTF-8. */
const bytesPerUnit = 3;

/** More small pieces than this are joined. */
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

/** Removes half a surrogate pair at either end. */
export function wholePairs(text: string): string {
  return text.replace(/^[\udc00-\udfff]/, '').replace(/[\ud800-\udbff]$/, '');
}
