import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createUtf8Chunker } from '../base/utf8-chunker';
import { createEndScanner } from '../pty-host/end-sentinel';
import { createPlainText } from './plain-text';

// Plain-text log: while the application is closed, a command's output goes to its log unchanged. After the command's
// end this converts the log to the usual text for the model.

/** A log that cannot be changed stays as it is. */
export async function makeLogPlain({
  log,
  nonce,
}: {
  readonly log: string;
  readonly nonce: string;
}): Promise<void> {
  const next = `${log}.plain`;
  try {
    await pipeline(createReadStream(log), plainOf(nonce), createWriteStream(next, { mode: 0o600 }));
    await rename(next, log);
  } catch {
    await rm(next, { force: true });
  }
}

function plainOf(nonce: string) {
  return async function* (pieces: AsyncIterable<Buffer>) {
    const [scanner, characters, plain] = [createEndScanner(nonce), createUtf8Chunker(), createPlainText()];
    for await (const piece of pieces) yield plain.push(characters.push(scanner.push(piece).output)).bytes;
    yield plain.push(characters.push(scanner.rest())).bytes;
    yield plain.push(characters.end()).bytes;
    yield plain.end().bytes;
  };
}
