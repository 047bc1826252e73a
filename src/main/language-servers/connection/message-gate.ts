import { Transform, type TransformCallback } from 'node:stream';

// The messages of a language server, as bytes: `Content-Length: <n>`, a blank line, and n bytes. Messages that are too
// long never reach the parser, and neither does other output between messages.

type Options = {
  /** Longer messages are dropped. */
  readonly mostBytes: number;
  /** Called for each message, before its body. */
  onMessage(): void;
  onDropped(bytes: number): void;
};

/** A longer part without a header is no protocol. */
const mostHeaderBytes = 64 * 1024;
const headerEnd = Buffer.from('\r\n\r\n');

/** Fails with an error if the output is no protocol. */
export function createMessageGate(options: Options): Transform {
  let header: Buffer = Buffer.alloc(0);
  let body = { left: 0, isDropped: false };

  /** Resolves the header that `header` contains; returns the bytes behind it, or null if the header is incomplete. */
  const takeHeader = (gate: Transform): Buffer | null => {
    const end = header.indexOf(headerEnd);
    if (end === -1) {
      if (header.length > mostHeaderBytes) throw new Error('It prints other output than messages.');
      return null;
    }
    const rest = header.subarray(end + headerEnd.length);
    const length = lengthIn(header.subarray(0, end).toString('latin1'));
    header = Buffer.alloc(0);
    if (length === null) return rest;
    body = { left: length, isDropped: length > options.mostBytes };
    if (body.isDropped) options.onDropped(length);
    else gate.push(`Content-Length: ${length}\r\n\r\n`);
    options.onMessage();
    return rest;
  };

  const take = (gate: Transform, chunk: Buffer): void => {
    let rest: Buffer | null = chunk;
    while (rest !== null && rest.length > 0) {
      if (body.left > 0) {
        const part = rest.subarray(0, body.left);
        if (!body.isDropped) gate.push(part);
        body = { ...body, left: body.left - part.length };
        rest = rest.subarray(part.length);
      } else {
        header = header.length === 0 ? rest : Buffer.concat([header, rest]);
        rest = takeHeader(gate);
      }
    }
  };

  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      try {
        take(this, chunk);
        done();
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
  });
}

/** Other output may precede the header of a message. */
function lengthIn(header: string): number | null {
  const [, digits] = /Content-Length: *(\d{1,15})\b/i.exec(header) ?? [];
  return digits === undefined ? null : Number(digits);
}
