import { describe, expect, it } from 'vitest';
import { createEndScanner } from './end-sentinel';

const nonce = 'f00d';
const stream = Buffer.from(`out\0put\0f00\0${nonce}:17\0after`);

/** The complete output and the status, if the stream arrives in pieces of this size. */
function scan(bytes: Buffer, size: number): { output: string; status: number | null } {
  const scanner = createEndScanner(nonce);
  const output: Buffer[] = [];
  let found: number | null = null;
  for (let at = 0; at < bytes.length; at += size) {
    const { output: part, status } = scanner.push(bytes.subarray(at, at + size));
    output.push(Buffer.from(part));
    found ??= status;
  }
  output.push(scanner.rest());
  return { output: Buffer.concat(output).toString('latin1'), status: found };
}

describe('the end mark', () => {
  it.each([1, 2, 3, 5, 7, 11, 1000])('is found and taken out in pieces of %i bytes', (size) => {
    expect(scan(stream, size)).toEqual({ output: 'out\0put\0f00after', status: 17 });
  });

  it('is not seen in what only looks like it', () => {
    const close = Buffer.from(`\0${nonce}\0 ${nonce}:1\0 \0${nonce.slice(0, 2)}`);
    expect(scan(close, 4)).toEqual({ output: close.toString('latin1'), status: null });
  });
});
