// End sentinel: marks the end of a command in its own output stream. All output before the mark was printed before the
// end, so none of it is lost or late.

export type Scanned = {
  readonly output: Buffer;
  /** Set once: the exit status in the mark. */
  readonly status: number | null;
};

export type EndScanner = {
  push(chunk: Buffer): Scanned;
  /** The bytes that were retained because they looked like the start of the mark; once. */
  rest(): Buffer;
};

/** The mark is `NUL nonce : status NUL`. Lists of processes or environments cannot contain it by accident. */
export function createEndScanner(nonce: string): EndScanner {
  const prefix = Buffer.from(`\0${nonce}:`);
  let held: Buffer = Buffer.alloc(0);
  let isOver = false;

  const hold = (bytes: Buffer, from: number): Buffer => {
    // A copy, so that the large chunk can be freed.
    held = Buffer.from(bytes.subarray(from));
    return bytes.subarray(0, from);
  };

  return {
    push(chunk) {
      if (isOver) return { output: chunk, status: null };
      const bytes = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
      held = Buffer.alloc(0);
      const start = bytes.indexOf(prefix);
      if (start === -1) return { output: hold(bytes, partialStart(bytes, prefix)), status: null };
      const end = bytes.indexOf(0, start + prefix.length);
      if (end === -1) return { output: hold(bytes, start), status: null };
      isOver = true;
      const status = Number(bytes.subarray(start + prefix.length, end).toString('latin1'));
      return { output: Buffer.concat([bytes.subarray(0, start), bytes.subarray(end + 1)]), status };
    },
    rest() {
      const rest = held;
      held = Buffer.alloc(0);
      return rest;
    },
  };
}

/** The position where the end of `bytes` could start `prefix`; otherwise the length of `bytes`. */
function partialStart(bytes: Buffer, prefix: Buffer): number {
  const first = Math.max(0, bytes.length - prefix.length + 1);
  for (let at = bytes.indexOf(0, first); at !== -1; at = bytes.indexOf(0, at + 1))
    if (prefix.subarray(0, bytes.length - at).equals(bytes.subarray(at))) return at;
  return bytes.length;
}
