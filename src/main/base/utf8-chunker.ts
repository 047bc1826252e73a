// UTF-8 chunker: cuts bytes between characters; what a piece ends in the middle of comes with the next one. Bytes that
// are no UTF-8 pass as they are; whoever makes text of them replaces them.

export type Utf8Chunker = {
  push(bytes: Uint8Array): Buffer;
  /** What was held back because its character had not ended. */
  end(): Buffer;
};

export function createUtf8Chunker(): Utf8Chunker {
  let held: Buffer = Buffer.alloc(0);
  return {
    push(bytes) {
      const piece = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      const all = held.length === 0 ? piece : Buffer.concat([held, piece]);
      const end = all.length - openCharacter(all);
      // A copy, so that the large piece it came in can go.
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

/** How many bytes at the end belong to a character that is not whole. */
function openCharacter(bytes: Buffer): number {
  for (let count = 1; count <= 3; count += 1) {
    const byte = bytes.at(-count) ?? 0;
    const isContinuation = (byte & 0xc0) === 0x80;
    if (!isContinuation) return lengthFrom(byte) > count ? count : 0;
  }
  return 0;
}

/** Of a character that begins with `byte` (RFC 3629); 1 for what begins none. */
function lengthFrom(byte: number): number {
  if (byte >= 0xc2 && byte <= 0xdf) return 2;
  if (byte >= 0xe0 && byte <= 0xef) return 3;
  return byte >= 0xf0 && byte <= 0xf4 ? 4 : 1;
}
