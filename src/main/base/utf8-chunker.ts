// UTF-8 chunker: cuts bytes between characters, and holds an incomplete character back until the next piece. Invalid
// bytes pass unchanged; the decoder replaces them.

export type Utf8Chunker = {
  push(bytes: Uint8Array): Buffer;
  /** The held-back bytes of an incomplete character. */
  end(): Buffer;
};

export function createUtf8Chunker(): Utf8Chunker {
  let held: Buffer = Buffer.alloc(0);
  return {
    push(bytes) {
      const piece = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      const all = held.length === 0 ? piece : Buffer.concat([held, piece]);
      const end = all.length - openCharacter(all);
      // A copy, so that the large piece can be freed.
      held = Buffer.from(all.subarray(end));
      return all.subarray(0, end);
    },
    end() {
      const rest = held;
      held = Buffer.alloc(0);
      return rest;
    },
  };
}

/** Number of bytes at the end that belong to an incomplete character. */
function openCharacter(bytes: Buffer): number {
  for (let count = 1; count <= 3; count += 1) {
    const byte = bytes.at(-count) ?? 0;
    const isContinuation = (byte & 0xc0) === 0x80;
    if (!isContinuation) return lengthFrom(byte) > count ? count : 0;
  }
  return 0;
}

/** Length of a character that begins with `byte` (RFC 3629). 1 for any other byte. */
function lengthFrom(byte: number): number {
  if (byte >= 0xc2 && byte <= 0xdf) return 2;
  if (byte >= 0xe0 && byte <= 0xef) return 3;
  return byte >= 0xf0 && byte <= 0xf4 ? 4 : 1;
}
