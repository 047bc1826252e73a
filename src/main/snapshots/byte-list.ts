/** Joins any number of byte pieces in one block of memory. */
export function byteList() {
  let room = Buffer.allocUnsafe(4096);
  let length = 0;
  return {
    add(...pieces: readonly Uint8Array[]): void {
      const needed = pieces.reduce((sum, piece) => sum + piece.length, length);
      if (needed > room.length) {
        const larger = Buffer.allocUnsafe(Math.max(needed, room.length * 2));
        room.copy(larger, 0, 0, length);
        room = larger;
      }
      for (const piece of pieces) {
        room.set(piece, length);
        length += piece.length;
      }
    },
    bytes: (): Uint8Array => Uint8Array.from(room.subarray(0, length)),
  };
}
